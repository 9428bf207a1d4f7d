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
  /** Of a share where it is listed, from a day on or an earlier one, in paise; they end with the last session that is over. */
  ofShare(isin: string, from: CalendarDay): readonly Paise[];
}

interface Kept {
  from: CalendarDay;
  /** The session that went on when they were read. */
  until: CalendarDay;
  closes: SessionClose[];
  paise: Paise[];
}

/** Keeps what was read, and adds the sessions that have ended since; it forgets all when the past itself was replaced. */
export function createCloses(market: Market, database: Pick<Database, 'onUndone'>): Closes {
  const kept = new Map<string, Kept>();
  let sessionDate: CalendarDay | null = null;

  function today(): CalendarDay {
    const day = calendarDay(market.engine().sessionDate());
    // A clock that was set back: what is kept has not happened.
    if (sessionDate !== null && day < sessionDate) kept.clear();
    sessionDate = day;
    return day;
  }

  function read(instrument: Parameters<typeof instrumentIdOf>[0], from: CalendarDay): Kept {
    const until = today();
    const id = instrumentIdOf(instrument);
    const { history } = market.engine();
    const paise = (closes: readonly SessionClose[]) => closes.map(({ close }) => fromWire(close));
    const known = kept.get(id);
    if (!known || known.from > from) {
      const closes = history.closes(instrument, { from, to: until });
      const made = { from, until, closes, paise: paise(closes) };
      kept.set(id, made);
      return made;
    }
    if (known.until < until) {
      const ended = history.closes(instrument, { from: known.until, to: until });
      known.closes.push(...ended);
      known.paise.push(...paise(ended));
      known.until = until;
    }
    return known;
  }

  database.onUndone(() => {
    kept.clear();
  });
  return {
    ofBenchmark(from) {
      const { closes } = read(benchmark, from);
      return closes.filter(({ day }) => day >= from);
    },
    ofShare(isin, from) {
      const listing = listingOf(market.engine(), isin);
      return listing ? read(listing, from).paise : [];
    },
  };
}
