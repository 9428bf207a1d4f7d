import { istDay } from '../calendar/calendarDay.ts';
import { nextTradingDay } from '../calendar/tradingDays.ts';
import { limitsAt } from './limitsAt.ts';
import { areSameValues, orderedSegments, tighterValues } from './tighterValues.ts';
import type { LimitRequest, LimitValues, TradeLimits } from './tradeLimits.ts';

const dayMs = 86_400_000;

/** How far ahead a cooling-off may end: a slip of the year must not lock somebody out for good. Assumption of ours. */
export const longestCoolingOffMs = 366 * dayMs;

/** Why a cooling-off is not taken: it would end before the one that runs, or too far ahead. */
export type CoolingOffFault = 'tooEarly' | 'tooLate';

export type RequestedLimits =
  | { kind: 'limits'; limits: TradeLimits }
  | { kind: 'fault'; fault: CoolingOffFault };

function coolingOffFault(
  running: number | null,
  asked: number | null,
  instant: number,
): CoolingOffFault | null {
  if (running !== null && (asked === null || asked < running)) return 'tooEarly';
  return asked !== null && asked !== running && asked > instant + longestCoolingOffMs ? 'tooLate' : null;
}

/**
 * Joins what a client asks for with what counts: what is tighter counts at once, what is looser from the next trading day,
 * and until then nothing is looser than it was. What waited before is replaced: the request holds all values, so one that is
 * as it stands today withdraws what waits for it. A cooling-off begins at once and only grows.
 *
 * @param limits - As they are kept; `limitsAt` is not needed before.
 * @param instant - Epoch milliseconds: when it is asked for.
 */
export function requestLimits(
  limits: TradeLimits,
  { coolingOffUntil, ...asked }: LimitRequest,
  instant: number,
): RequestedLimits {
  const now = limitsAt(limits, instant);
  const fault = coolingOffFault(now.coolingOffUntil, coolingOffUntil, instant);
  if (fault) return { kind: 'fault', fault };
  const wanted: LimitValues = { ...asked, segmentsOff: orderedSegments(asked.segmentsOff) };
  const values = tighterValues(now, wanted);
  const from = nextTradingDay(istDay(instant));
  const joined: TradeLimits = {
    ...values,
    pending: areSameValues(values, wanted) ? null : { ...wanted, from },
    coolingOffUntil,
  };
  return { kind: 'limits', limits: limitsAt(joined, instant) };
}

/** What a client wants in the end, today or from the day on which it begins: what a change of one value is put over. */
export function wantedValues({ pending, dailyLoss, largestOrder, segmentsOff }: TradeLimits): LimitValues {
  return {
    dailyLoss: pending ? pending.dailyLoss : dailyLoss,
    largestOrder: pending ? pending.largestOrder : largestOrder,
    segmentsOff: pending ? pending.segmentsOff : segmentsOff,
  };
}
