import type { Paise } from '../money/paise.ts';
import { tradeSegments, type LimitValues, type TradeSegment } from './tradeLimits.ts';

function lowerAmount(one: Paise | null, other: Paise | null): Paise | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** Segments each once, in one order, so that equal sets are equal lists. */
export function orderedSegments(segments: readonly TradeSegment[]): TradeSegment[] {
  return tradeSegments.filter((segment) => segments.includes(segment));
}

/**
 * Of each value the tighter: the smaller amount, where none was the one that is set, and every segment that either switches
 * off.
 */
export function tighterValues(one: LimitValues, other: LimitValues): LimitValues {
  return {
    dailyLoss: lowerAmount(one.dailyLoss, other.dailyLoss),
    largestOrder: lowerAmount(one.largestOrder, other.largestOrder),
    segmentsOff: orderedSegments([...one.segmentsOff, ...other.segmentsOff]),
  };
}

/** Whether two sets of values forbid the same. */
export function areSameValues(one: LimitValues, other: LimitValues): boolean {
  return (
    one.dailyLoss === other.dailyLoss &&
    one.largestOrder === other.largestOrder &&
    orderedSegments(one.segmentsOff).join() === orderedSegments(other.segmentsOff).join()
  );
}
