import { changePercent, fromPaise, toWire } from '@wealth/domain';

/** Rupees as they travel, from a sum of integer paise out of the database. */
export function toWireRupees(paise: number): number {
  return toWire(fromPaise(paise));
}

/** Gain or loss against what was paid, in percentage points with 2 decimals; 0 where nothing was paid. */
export function toWirePercent(value: number, base: number): number {
  return changePercent(fromPaise(value), fromPaise(base))?.toNumber() ?? 0;
}
