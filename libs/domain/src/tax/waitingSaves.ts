import type { CalendarDay } from '../calendar/calendarDay.ts';
import { minus } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import { longTermFrom, termOf } from './holdingTerm.ts';
import type { TaxedGain } from './taxOfGains.ts';
import { taxOfSale, type TaxedPart } from './taxOfSale.ts';

/** What it saves to sell the same on a later day, at the same price. */
export interface WaitingSaving {
  /** The first day on which these lots are long term. */
  from: CalendarDay;
  /** Calendar days until then. */
  dayCount: number;
  /** Units that become long term on that day. */
  quantity: number;
  /** Less tax than today for the whole sale, with what becomes long term before; above zero. */
  saves: Paise;
}

const dayMs = 86_400_000;

function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * On which days lots of a sale become long term, and what tax it would save to wait for each, at today's price, charges
 * and rates. A day in the next tax year begins with nothing sold and the whole exemption. Days that save nothing are
 * left out.
 *
 * @param parts - The lots of the sale as they would be sold today, as `sellLots` gives them; not empty.
 * @param yearSoFar - Gains realised before.
 * @returns The nearest day first.
 */
export function waitingSaves(parts: readonly TaxedPart[], yearSoFar: readonly TaxedGain[]): WaitingSaving[] {
  const today = taxOfSale(parts, yearSoFar).tax;
  const waiting = parts.filter(({ boughtOn, soldOn }) => termOf(boughtOn, soldOn) === 'shortTerm');
  const days = [...new Set(waiting.map(({ boughtOn }) => longTermFrom(boughtOn)))].toSorted();
  return days
    .map((from) => {
      const then = parts.map((part) => ({ ...part, soldOn: from }));
      const turning = waiting.filter(({ boughtOn }) => longTermFrom(boughtOn) === from);
      return {
        from,
        dayCount: daysBetween(parts[0]?.soldOn ?? from, from),
        quantity: turning.reduce((sum, { quantity }) => sum + quantity, 0),
        saves: minus(today, taxOfSale(then, yearSoFar).tax),
      };
    })
    .filter(({ saves }) => saves > 0);
}
