import Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';

export type TickedKind = 'share' | 'etf';

interface TickSlab {
  /** Rupees: the slab's upper bound on the reference close; null for no bound. */
  upTo: string | null;
  /** Whether a reference close of exactly `upTo` still belongs to this slab. */
  isInclusive: boolean;
  /** Rupees. */
  tickSize: string;
}

interface TickRules {
  effectiveFrom: string;
  slabs: readonly TickSlab[];
  source: string;
}

/** Smallest price steps of the cash market; the row in force is the newest that has begun. */
export const shareTickRules: readonly TickRules[] = [
  {
    effectiveFrom: '2024-06-10',
    slabs: [
      { upTo: '250', isInclusive: false, tickSize: '0.01' },
      { upTo: null, isInclusive: false, tickSize: '0.05' },
    ],
    source: 'Assumption: the NSE rule before 15 April 2025, general knowledge',
  },
  {
    effectiveFrom: '2025-04-15',
    slabs: [
      { upTo: '250', isInclusive: false, tickSize: '0.01' },
      { upTo: '1000', isInclusive: true, tickSize: '0.05' },
      { upTo: '5000', isInclusive: true, tickSize: '0.1' },
      { upTo: '10000', isInclusive: true, tickSize: '0.5' },
      { upTo: '20000', isInclusive: true, tickSize: '1' },
      { upTo: null, isInclusive: false, tickSize: '5' },
    ],
    source: 'NSE cash market tick size from 15 April 2025, by broker notices; BSE assumed to be the same',
  },
];

/** Rupees; exchange-traded funds were left out of the slabs. Assumption: general knowledge. */
const etfTickSize = '0.01';

/**
 * The smallest price step of an instrument, in rupees.
 *
 * @param referenceClose - Rupees: the close of the last trading day of the previous month.
 * @throws RangeError when the day lies before the first rule: the table must be extended.
 */
export function tickSizeFor(kind: TickedKind, referenceClose: Big, on: CalendarDay): Big {
  if (kind === 'etf') return Big(etfTickSize);
  const rules = rowInForce(shareTickRules, on);
  const slab = rules.slabs.find(({ upTo, isInclusive }) => {
    if (upTo === null) return true;
    return isInclusive ? referenceClose.lte(upTo) : referenceClose.lt(upTo);
  });
  if (!slab)
    throw new RangeError(`no tick slab for ${referenceClose} in the rules of ${rules.effectiveFrom}`);
  return Big(slab.tickSize);
}
