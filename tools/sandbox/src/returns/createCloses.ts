import { calendarDay, fromWire, instrumentIdOf, type CalendarDay, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { SessionClose } from '../engine/index.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';

/** The index that returns stand beside. */
export const benchmark = { market: 'INDEX', symbol: 'NIFTY50' } as const;

/** Official closes of finished sessions, as traded. */
export interface Closes {
  /** Of the benchmark, from a day on, in points: they say which days were sessions. */
  ofBenchmark(from: CalendarDay): readonly SessionClose[];
  /** Of a share where it is listed, from a day on, in paise; they end with the last session that is over. */
  ofShare(isin: string, from: CalendarDay): readonly Paise[];
}

interface Kept<Item> {
  from: CalendarDay;
  closes: readonly Item[];
}

/** Keeps what was read; it is forgotten when a session ends, and when the past itself was replaced. */
export function createCloses(market: Market, database: Pick<Database, 'onUndone'>): Closes {
  const kept = new Map<string, Kept<Paise>>();
  let ofIndex: Kept<SessionClose> | null = null;
  let sessionDate = '';

  function forget(): void {
    kept.clear();
    ofIndex = null;
  }

  function look(): CalendarDay {
    const engine = market.engine();
    const today = calendarDay(engine.sessionDate());
    if (today !== sessionDate) forget();
    sessionDate = today;
    return today;
  }

  database.onUndone(forget);
  return {
    ofBenchmark(from) {
      const to = look();
      if (ofIndex === null || from < ofIndex.from) {
        ofIndex = { from, closes: market.engine().history.closes(benchmark, { from, to }) };
      }
      return ofIndex.from === from ? ofIndex.closes : ofIndex.closes.filter(({ day }) => day >= from);
    },
    ofShare(isin, from) {
      const to = look();
      const listing = listingOf(market.engine(), isin);
      if (!listing) return [];
      const id = instrumentIdOf(listing);
      const known = kept.get(id);
      // What is read from an earlier day on ends with the same session, so that it serves as well.
      if (known && known.from <= from) return known.closes;
      const closes = market.engine().history.closes(listing, { from, to });
      const made = { from, closes: closes.map(({ close }) => fromWire(close)) };
      kept.set(id, made);
      return made.closes;
    },
  };
}
