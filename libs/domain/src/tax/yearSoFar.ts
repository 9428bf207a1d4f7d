import type { CalendarDay } from '../calendar/calendarDay.ts';
import { carriedBeyond } from './carriedLosses.ts';
import type { LossLeft } from './setOffLosses.ts';
import type { TaxedGain } from './taxedGain.ts';
import { mergeGains, taxOfGains } from './taxOfGains.ts';
import { taxYearOf } from './taxYear.ts';

/** A tax year before a sale. */
export interface YearSoFar {
  /** As they count: without losses that do not. */
  gains: readonly TaxedGain[];
  /** Losses of earlier years that may still be used. */
  brought: readonly LossLeft[];
}

/** The gains of the tax year that a day lies in. */
export function gainsOfYear(gains: readonly TaxedGain[], day: CalendarDay): TaxedGain[] {
  const { firstDay, lastDay } = taxYearOf(day);
  return gains.filter(({ soldOn }) => soldOn >= firstDay && soldOn <= lastDay);
}

/**
 * What a sale of a later day would be taxed beside, if nothing is sold until then: in the next tax year its losses are those
 * that this one leaves.
 *
 * @param today - A day of the year so far.
 */
export function soFarOn(soFar: YearSoFar, today: CalendarDay, day: CalendarDay): YearSoFar {
  const [year, later] = [taxYearOf(today), taxYearOf(day)];
  if (later.name === year.name)
    return { gains: mergeGains(gainsOfYear(soFar.gains, day)), brought: soFar.brought };
  const { broughtLeft, lossLeft } = taxOfGains(gainsOfYear(soFar.gains, today), today, soFar.brought);
  return { gains: [], brought: carriedBeyond(year, broughtLeft, lossLeft) };
}
