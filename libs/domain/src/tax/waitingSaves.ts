import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { minus, sumOf } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import { taxableGainOf } from './costTaken.ts';
import { longTermFrom } from './holdingTerm.ts';
import type { TaxedGain } from './taxedGain.ts';
import { mergeGains } from './taxOfGains.ts';
import { taxWithSale, type TaxedPart } from './taxOfSale.ts';

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
function turningDays(parts: readonly TaxedPart[], soldOn: CalendarDay): Turning[] {
  const days = new Map<CalendarDay, Turning>();
  for (const part of parts) {
    const first = longTermFrom(part.boughtOn);
    // What is long term already turns no more.
    const from = first > soldOn ? first : soldOn;
    const before = days.get(from);
    const gain = taxableGainOf(part);
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
 * and rates. A day in the next tax year begins with nothing sold and the whole exemption. Days that save nothing are
 * left out.
 *
 * @param parts - The lots of the sale as they would be sold today, as `sellLots` gives them; not empty.
 * @param yearSoFar - Gains realised before.
 * @returns The nearest day first.
 */
export function waitingSaves(parts: readonly TaxedPart[], yearSoFar: readonly TaxedGain[]): WaitingSaving[] {
  const soldOn = parts[0]?.soldOn;
  if (soldOn === undefined) throw new RangeError('a sale without lots has no tax');
  const before = mergeGains(yearSoFar);
  const lots = turningDays(parts, soldOn);
  /** The tax that the sale adds on a day. */
  function taxOn(day: CalendarDay): Paise {
    const isLong = ({ from }: Turning) => from <= day;
    const sum = (of: readonly Turning[]) => sumOf(of.map(({ gain }) => gain));
    const gains: TaxedGain[] = [
      { term: 'longTerm', soldOn: day, gain: sum(lots.filter(isLong)) },
      { term: 'shortTerm', soldOn: day, gain: sum(lots.filter((lot) => !isLong(lot))) },
    ];
    const { without, whole } = taxWithSale(gains, before, day);
    return minus(whole.total, without.total);
  }
  const today = taxOn(soldOn);
  return lots
    .filter(({ from }) => from > soldOn)
    .map(({ from, quantity }) => ({
      from,
      dayCount: daysBetween(soldOn, from),
      quantity,
      saves: minus(today, taxOn(from)),
    }))
    .filter(({ saves }) => saves > 0);
}
