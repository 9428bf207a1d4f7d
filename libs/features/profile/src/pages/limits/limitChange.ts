import {
  requestLimits,
  wantedValues,
  type CalendarDay,
  type LimitRequest,
  type TradeLimits,
  type TradeSegment,
} from '@wealth/domain';

/** The two limits that are amounts. */
export type AmountLimit = 'dailyLoss' | 'largestOrder';

/** All values that a client asks for who changes some: what waits is asked for again, or it would be withdrawn. */
export function requestOf(limits: TradeLimits, change: Partial<LimitRequest>): LimitRequest {
  return { ...wantedValues(limits), coolingOffUntil: limits.coolingOffUntil, ...change };
}

/** The day from which another amount counts; null where none waits. */
export function amountWaitsUntil(
  { pending, ...limits }: TradeLimits,
  limit: AmountLimit,
): CalendarDay | null {
  return pending && pending[limit] !== limits[limit] ? pending.from : null;
}

/** The day from which a segment is on again; null where it does not wait for that. */
export function segmentWaitsUntil({ pending, segmentsOff }: TradeLimits, segment: TradeSegment) {
  return pending && segmentsOff.includes(segment) && !pending.segmentsOff.includes(segment)
    ? pending.from
    : null;
}

/** The day from which an amount would count that was asked for now; null for at once. */
export function wouldWaitUntil(
  limits: TradeLimits,
  change: Partial<Pick<LimitRequest, AmountLimit>>,
  now: number,
): CalendarDay | null {
  const requested = requestLimits(limits, requestOf(limits, change), now);
  if (requested.kind === 'fault') return null;
  const limit: AmountLimit = 'dailyLoss' in change ? 'dailyLoss' : 'largestOrder';
  return amountWaitsUntil(requested.limits, limit);
}
