import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { Paise } from '../money/paise.ts';

/** What can be switched off: shares of the exchange, blocks, issues. */
export const tradeSegments = ['stock', 'otc', 'ipo'] as const;
export type TradeSegment = (typeof tradeSegments)[number];

/** What clients forbid themselves and may ease again. */
export interface LimitValues {
  /** Realised loss of a trading day after charges, above zero, at which no purchase is taken any more; null for none. */
  dailyLoss: Paise | null;
  /** What a purchase may be worth at most, above zero; null for none. */
  largestOrder: Paise | null;
  /** In which nothing is bought; each once, in the order of `tradeSegments`. */
  segmentsOff: readonly TradeSegment[];
}

export interface PendingValues extends LimitValues {
  /** The trading day from which they count. */
  from: CalendarDay;
}

/** The limits of a client, as they are kept. */
export interface TradeLimits extends LimitValues {
  /** Looser values that wait for their day; all three, also those that stay. Null where nothing waits. */
  pending: PendingValues | null;
  /** Instant (epoch milliseconds) until which nothing is bought; null for none. */
  coolingOffUntil: number | null;
}

/** What a client asks for: all values at once. */
export interface LimitRequest extends LimitValues {
  coolingOffUntil: number | null;
}

/** Of a client who has set none. */
export const noTradeLimits: TradeLimits = {
  dailyLoss: null,
  largestOrder: null,
  segmentsOff: [],
  pending: null,
  coolingOffUntil: null,
};
