export { LivePrice, type LivePriceProps } from './LivePrice.tsx';
export { fixedSource } from './fixedSource.ts';
export { LivePriceChange, type LivePriceChangeProps, type PriceMove } from './LivePriceChange.tsx';
export { LiveMark, type LiveMarkProps, type PriceMark } from './LiveMark.tsx';
export { LiveRange, type LiveRangeProps, type RangeReading } from './LiveRange.tsx';
export { LiveText, type LiveTextProps } from './LiveText.tsx';
export { useLiveCell } from './useLiveCell.ts';
export type { LiveOrigin, LiveSource, PriceSource } from './liveSource.ts';
