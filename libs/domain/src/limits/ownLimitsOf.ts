import type { OwnLimits } from '../order/checkedOrder.ts';
import type { Paise } from '../money/paise.ts';
import type { TradeLimits, TradeSegment } from './tradeLimits.ts';

/**
 * The limits of a client as an order in one segment is checked against them.
 *
 * @param limits - As they count now: `limitsAt`.
 * @param lost - Today's realised loss after charges, zero or more: `lossOf`.
 */
export function ownLimitsOf(
  { dailyLoss, largestOrder, segmentsOff, coolingOffUntil }: TradeLimits,
  { segment, lost }: { segment: TradeSegment; lost: Paise },
): OwnLimits {
  return {
    largestOrder,
    dailyLoss: dailyLoss === null ? null : { limit: dailyLoss, lost },
    isSegmentOff: segmentsOff.includes(segment),
    coolingOffUntil,
  };
}
