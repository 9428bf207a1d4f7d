import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import type { BonusLot } from './createBonusBook.ts';
import { longTermFrom } from './holdingTerm.ts';
import type { TaxedGain } from './taxedGain.ts';
import { addedTax, countedGains, type TaxedPart } from './taxOfSale.ts';
import { taxYearOf } from './taxYear.ts';
import { soFarOn, type YearSoFar } from './yearSoFar.ts';

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

/** What of a sale turns long term on one day. */
interface Turning {
  from: CalendarDay;
  quantity: number;
  gain: Paise;
}

/** A sale may take thousands of lots; they turn on a few hundred days at most. */
function turningDays(
  parts: readonly TaxedPart[],
  gains: readonly TaxedGain[],
  soldOn: CalendarDay,
): Turning[] {
  const days = new Map<CalendarDay, Turning>();
  for (const [at, part] of parts.entries()) {
    const first = longTermFrom(part.boughtOn);
    // What is long term already turns no more.
    const from = first > soldOn ? first : soldOn;
    const before = days.get(from);
    const gain = gains[at]?.gain ?? noMoney;
    days.set(from, {
      from,
      quantity: (before?.quantity ?? 0) + part.quantity,
      gain: before ? sumOf([before.gain, gain]) : gain,
    });
  }
  return [...days.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * On which days lots of a sale become long term, and what tax it would save to wait for each, at today's price, charges
 * and rates. A day in the next tax year begins with nothing sold, the whole exemption and the losses that this year leaves.
 * Days that save nothing are left out.
 *
 * @param parts - The lots of the sale as they would be sold today, as `sellLots` gives them; not empty.
 * @param soFar - The year before the sale.
 * @param kept - Bonus shares of the holding that are left after the sale.
 * @returns The nearest day first.
 */
export function waitingSaves(
  parts: readonly TaxedPart[],
  soFar: YearSoFar,
  kept: readonly BonusLot[] = [],
): WaitingSaving[] {
  const today = parts[0]?.soldOn;
  if (today === undefined) throw new RangeError('a sale without lots has no tax');
  const lots = turningDays(parts, countedGains(parts, kept).gains, today);
  const years = new Map<string, YearSoFar>();
  const yearOn = (day: CalendarDay): YearSoFar => {
    const { name } = taxYearOf(day);
    const known = years.get(name) ?? soFarOn(soFar, today, day);
    years.set(name, known);
    return known;
  };
  /** The tax that the sale adds on a day. */
  function taxOn(day: CalendarDay): Paise {
    const isLong = ({ from }: Turning) => from <= day;
    const sum = (of: readonly Turning[]) => sumOf(of.map(({ gain }) => gain));
    const gains: TaxedGain[] = [
      { term: 'longTerm', soldOn: day, gain: sum(lots.filter(isLong)) },
      { term: 'shortTerm', soldOn: day, gain: sum(lots.filter((lot) => !isLong(lot))) },
    ];
    return addedTax(gains, yearOn(day), day).tax;
  }
  const now = taxOn(today);
  return lots
    .filter(({ from }) => from > today)
    .map(({ from, quantity }) => ({
      from,
      dayCount: daysBetween(today, from),
      quantity,
      saves: minus(now, taxOn(from)),
    }))
    .filter(({ saves }) => saves > 0);
}
