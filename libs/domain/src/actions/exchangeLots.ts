import { lessAmounts, noAmounts, plusAmounts, shareAmounts, type LotAmounts } from '../lots/lotAmounts.ts';
import type { TaxLot } from '../lots/taxLot.ts';
import { checkRatio, fractionOf, type ShareFraction, type ShareRatio } from './ratio.ts';

/** What is left over of a whole share, with its part of what was paid. */
export interface LotFraction<Lot extends TaxLot = TaxLot> extends ShareFraction, LotAmounts {
  /** The oldest lot that it comes of: as a sale takes the oldest first. */
  lot: Lot;
}

export interface Exchanged<Lot extends TaxLot = TaxLot> {
  /** The oldest first; lots too small for a share of their own are part of an older one. */
  lots: Lot[];
  fraction: LotFraction<Lot> | null;
}

/**
 * Makes shares of others by a ratio, as a split or a merger does: what was paid and the day of purchase go on. A holding gives
 * whole shares and one fraction; a share that is made of two lots belongs to the older one. Quantities and costs add up.
 *
 * @param lots - Of one share, the oldest first.
 */
export function exchangeLots<Lot extends TaxLot>(lots: readonly Lot[], ratio: ShareRatio): Exchanged<Lot> {
  checkRatio(ratio);
  const { after, before } = ratio;
  const made: Lot[] = [];
  /** Parts of a share (`before` make one) that younger lots have left, and what was paid for them. */
  let carried = { parts: 0, costs: noAmounts };
  for (const lot of lots.toReversed()) {
    const own = lot.quantity * after;
    const quantity = Math.floor((carried.parts + own) / before);
    const left = carried.parts + own - quantity * before;
    if (quantity === 0) {
      carried = { parts: left, costs: plusAmounts(carried.costs, lot) };
      continue;
    }
    const [, passed = noAmounts] = shareAmounts(lot, [own - left, left]);
    made.push({ ...lot, quantity, ...plusAmounts(carried.costs, lessAmounts(lot, passed)) });
    carried = { parts: left, costs: passed };
  }
  const fraction = fractionOf(carried.parts, before);
  const [oldest] = lots;
  return {
    lots: made.reverse(),
    fraction: fraction && oldest ? { ...fraction, lot: oldest, ...carried.costs } : null,
  };
}
