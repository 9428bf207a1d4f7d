import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import type { Paise } from '../money/paise.ts';
import { extraordinaryDividendRules } from './orderBounds.ts';

/** What a company does to its shares, as far as a GTT is concerned. */
export type GttAction =
  | { kind: 'bonus' | 'split' | 'rights' | 'demerger' }
  | {
      kind: 'dividend';
      /** A share. */
      amount: Paise;
      /** Of the trading day before the ex-date. */
      lastClose: Paise;
    };

/**
 * Whether a GTT ends on the ex-date of an action, because its prices are no longer comparable: a bonus, a split, rights, a
 * demerger, and a dividend out of the ordinary.
 *
 * @param on - The ex-date.
 * @throws RangeError when no rule is in force on the day.
 */
export function endsGtt(action: GttAction, on: CalendarDay): boolean {
  if (action.kind !== 'dividend') return true;
  const { percent } = rowInForce(extraordinaryDividendRules, on);
  return action.amount * 100 >= action.lastClose * percent;
}
