import { changePercent, fromPaise, toRupees, toWire } from '@wealth/domain';

/** Rupees as they travel, from a sum of integer paise out of the database. */
export function toWireRupees(paise: number): number {
  return toWire(fromPaise(paise));
}

/** Gain or loss against what was paid, in percentage points with 2 decimals; 0 where nothing was paid. */
export function toWirePercent(value: number, base: number): number {
  return changePercent(fromPaise(value), fromPaise(base))?.toNumber() ?? 0;
}

/** Average price in rupees with at most 4 decimals. */
export function toWireAverage(paise: number, quantity: number): number {
  return toRupees(fromPaise(paise)).div(quantity).round(4).toNumber();
}
