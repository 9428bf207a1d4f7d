export { LivePrice, type LivePriceProps, type PriceSource } from './LivePrice.tsx';
