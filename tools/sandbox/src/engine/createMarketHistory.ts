import type { Market } from '@wealth/domain';
import { dayLineOf, listedRow } from './lists.ts';
import type { MarketView, Moment } from './quote.ts';
import { tradedDays, type Stretch, type TradedDay } from './tradedDays.ts';

interface Name {
  market: Market;
  symbol: string;
}

/** What has been up to now. */
export interface MarketHistory {
  /** What it did today, at most 60 points at the times that all lines of a moment share; null when there is none such. */
  dayLine(instrument: Name): number[] | null;
  /** What an instrument or index did in a stretch of time, day by day, the earliest first; nothing where there is none such. */
  tradedDays(instrument: Name, stretch: Stretch): Iterable<TradedDay>;
  /** Highest and lowest of the 52 weeks before the day of the quotes, rupees or points; null when there is none such. */
  yearBefore(instrument: Name): { high: number; low: number } | null;
}

/** Makes what reads it. @param now - Where the clock stands. */
export function createMarketHistory(view: MarketView, now: () => Moment): MarketHistory {
  /** Nothing where an instrument is not listed now. */
  function ofRow<Result>(
    { market, symbol }: Name,
    read: (row: number, moment: Moment) => Result,
  ): Result | null {
    const moment = now();
    const row = listedRow(market, symbol, moment.day);
    return row === null ? null : read(row, moment);
  }

  return {
    dayLine: (instrument) => ofRow(instrument, (row, moment) => dayLineOf(view, row, moment)),
    tradedDays: (instrument, stretch) =>
      ofRow(instrument, (row, { day }) => tradedDays(view, row, { ...stretch, today: day })) ?? [],
    yearBefore: (instrument) =>
      ofRow(instrument, (row, { day }) => {
        const { high, low } = view.bars.yearBefore(row, day);
        return { high: high / 100, low: low / 100 };
      }),
  };
}
