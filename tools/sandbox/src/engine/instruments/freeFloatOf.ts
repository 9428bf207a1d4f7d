import type { Instrument } from './instrument.ts';

/** Rupees that float freely at the base price: what index weights are made of. */
export function freeFloatOf({ marketCap, promoterPercent }: Instrument): number {
  return marketCap * (1 - promoterPercent / 100);
}
