import { noAmounts, shareAmounts } from './lotAmounts.ts';
import type { LotFigures, TaxLot } from './taxLot.ts';

/** What is taken out of one lot. */
export interface LotPart<Lot extends TaxLot = TaxLot> extends LotFigures {
  lot: Lot;
}

export interface Consumed<Lot extends TaxLot = TaxLot> {
  /** The oldest first. */
  parts: Array<LotPart<Lot>>;
  /** The lots that have units left, the oldest first. */
  rest: Lot[];
}

function take<Lot extends TaxLot>(lot: Lot, taken: number): { part: LotPart<Lot>; rest: Lot } {
  const left = lot.quantity - taken;
  const [ofPart = noAmounts, ofRest = noAmounts] = shareAmounts(lot, [taken, left]);
  return {
    part: { lot, quantity: taken, ...ofPart },
    rest: { ...lot, quantity: left, ...ofRest },
  };
}

/**
 * Takes units out of the lots of one ISIN, first in first out as the tax on gains has it for one demat account: the
 * exchange where they were bought makes no difference. Part and rest of a lot add up to it, to the paisa.
 *
 * @param lots - Of one ISIN; of those of the same day the one given first goes first.
 * @param quantity - Units, a whole number above zero.
 * @throws RangeError when the quantity is no such number, or the lots hold fewer: check what can be sold first.
 */
export function consumeLots<Lot extends TaxLot>(lots: readonly Lot[], quantity: number): Consumed<Lot> {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    throw new RangeError(`quantity must be a whole number above zero, got ${quantity}`);
  }
  const parts: Array<LotPart<Lot>> = [];
  const rest: Lot[] = [];
  let missing = quantity;
  for (const lot of lots.toSorted((a, b) =>
    a.boughtOn === b.boughtOn ? 0 : a.boughtOn < b.boughtOn ? -1 : 1,
  )) {
    const taken = Math.min(missing, lot.quantity);
    missing -= taken;
    // What is not touched is not split: a client may hold thousands.
    const split = taken > 0 ? take(lot, taken) : null;
    if (split) parts.push(split.part);
    const left = split?.rest ?? lot;
    if (left.quantity > 0) rest.push(left);
  }
  if (missing > 0) throw new RangeError(`${missing} more units sold than the lots hold`);
  return { parts, rest };
}
