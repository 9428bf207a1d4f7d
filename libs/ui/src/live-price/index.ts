export { LivePrice, type LivePriceProps } from './LivePrice.tsx';
export { LivePriceChange, type LivePriceChangeProps } from './LivePriceChange.tsx';
export { useLiveCell } from './useLiveCell.ts';
export type { LiveSource, PriceSource } from './liveSource.ts';
