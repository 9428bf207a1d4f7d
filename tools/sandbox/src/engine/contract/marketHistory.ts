import type { CalendarDay, Market } from '@wealth/domain';

/** The figures of an instrument at one trade, of an index at one second. Rupees or points. */
export interface TradeReading {
  /** Epoch milliseconds. */
  at: number;
  lastPrice: number;
  /** Percentage points against the previous close, with 2 decimals. */
  changePercent: number;
  /** Units of the day up to and with it. */
  volume: number;
}

/** From (inclusive) to (exclusive); epoch milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** Whether a reading is the one that is looked for: for a price if it is for all beyond it, or for none. */
export type IsWanted = (reading: TradeReading) => boolean;

/** A day of the market in which an instrument may have been traded. */
export interface TradedDay {
  day: CalendarDay;
  /** Epoch milliseconds: the midnight after it. */
  endsAt: number;
  /** Highest and lowest of the 52 weeks before the day, in its shares; rupees or points. */
  yearBefore: () => { high: number; low: number };
  /** The first trade of a stretch that is wanted. */
  first: (stretch: Stretch, isWanted: IsWanted) => TradeReading | null;
}

/** The official close of a session as it was traded then, whatever has become of the shares since. */
export interface SessionClose {
  day: CalendarDay;
  /** Rupees or points. */
  close: number;
}

/** Both days are part of it. */
export interface DaySpan {
  from: CalendarDay;
  to: CalendarDay;
}

export interface MarketName {
  market: Market;
  symbol: string;
}

/** Past trades, for readers that have not followed every round. */
export interface MarketHistory {
  /** What an instrument or index did in a stretch of time, day by day, the earliest first; nothing where there is none such. */
  tradedDays(instrument: MarketName, stretch: Stretch): Iterable<TradedDay>;
  /** The closes of the sessions of a span that are over, the earliest first; nothing before the listing, or where there is none such. */
  closes(instrument: MarketName, span: DaySpan): SessionClose[];
  /** Highest and lowest of the 52 weeks before the day of the quotes, rupees or points; null when there were none. */
  yearBefore(instrument: MarketName): { high: number; low: number } | null;
}
