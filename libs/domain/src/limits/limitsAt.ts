import { istDay } from '../calendar/calendarDay.ts';
import type { TradeLimits } from './tradeLimits.ts';

/**
 * The limits as they count at an instant: what has waited for that day or an earlier one is in force, a cooling-off that is
 * over is none.
 *
 * @param instant - Epoch milliseconds.
 */
export function limitsAt(limits: TradeLimits, instant: number): TradeLimits {
  const { pending } = limits;
  const coolingOffUntil =
    limits.coolingOffUntil !== null && limits.coolingOffUntil > instant ? limits.coolingOffUntil : null;
  if (!pending || pending.from > istDay(instant)) return { ...limits, coolingOffUntil };
  const { from: _from, ...values } = pending;
  return { ...values, pending: null, coolingOffUntil };
}
