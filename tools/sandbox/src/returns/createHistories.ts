import {
  addDays,
  calendarDay,
  fromPaise,
  istDay,
  minus,
  sumOf,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { createActionTable, type ActionTable, type StoredAction } from '../actions/actionTable.ts';
import { createImpliedPrices } from '../actions/createImpliedPrices.ts';
import type { Database } from '../database/database.ts';
import type { Accounts } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { Position } from '../ledger/positionsOf.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import { benchmark, createCloses, type Closes } from './createCloses.ts';
import { dailyFlows } from './dailyFlows.ts';
import { dailyValues, heldOn, type HeldThen, type PastPrices } from './dailyValues.ts';
import type { Books, History, HistoryDay, SoldFraction } from './history.ts';

/** Holidays in a row are fewer days. */
const longestPause = 14;
/** Clients whose histories stay in memory. */
const mostKept = 50;

export interface Histories {
  /** The history of a client up to this moment; null of who has never held anything. */
  of(clientId: string): History | null;
  /** What was held at the close of the last session before a day, by ISIN; nothing where there was none. */
  heldBefore(clientId: string, day: CalendarDay): HeldThen[];
  /** Gains by price of everything that was sold, fractions of shares among it. */
  realised(clientId: string): Paise;
}

interface HistoriesOptions {
  database: Database;
  clock: Pick<SandboxClock, 'now'>;
  ledger: Ledger;
  accounts: Accounts;
  market: Market;
}

/** The part of a history that is over: it changes only with what is written. */
interface FinishedPart {
  key: string;
  /** When something that is written for later comes about, epoch milliseconds. */
  endsAt: number;
  books: Books;
  firstDay: CalendarDay;
  sessions: readonly CalendarDay[];
  days: readonly HistoryDay[];
  /** What flowed in the session that goes on. */
  flowsNow: ReturnType<typeof dailyFlows>[number] | undefined;
  indexBefore: number | null;
}

function firstDayOf({ made, moves }: Books): CalendarDay | null {
  const instants = [...made, ...moves].map(({ at }) => at);
  return instants.length === 0 ? null : istDay(instants.reduce((one, other) => Math.min(one, other)));
}

interface BookSources {
  ledger: Ledger;
  actions: Pick<ActionTable, 'list'>;
}

/** What the books say up to an instant, and when they say more. */
interface BooksUntil {
  books: Books;
  endsAt: number;
}

function toFraction({ id, at, new_isin: isin, facts: { fraction } }: StoredAction): SoldFraction[] {
  return fraction
    ? [{ id, at, isin, cost: fromPaise(fraction.cost), amount: fromPaise(fraction.amount) }]
    : [];
}

function booksUntil({ ledger, actions }: BookSources, clientId: string, now: number): BooksUntil {
  const made = ledger.lotsMade(clientId);
  const taken = ledger.lotsTaken(clientId);
  const moves = ledger.unitMoves(clientId);
  const dividends = ledger.dividends(clientId);
  const fractions = actions.list(clientId).flatMap(toFraction);
  let endsAt = Infinity;
  const isPast = ({ at }: { at: number }) => {
    if (at > now) endsAt = Math.min(endsAt, at);
    return at <= now;
  };
  const books = {
    made: made.filter(isPast),
    taken: taken.filter(isPast),
    moves: moves.filter(isPast),
    dividends: dividends.filter(isPast),
    fractions: fractions.filter(isPast),
  };
  return { books, endsAt };
}

function finishedPart(
  key: string,
  { books, endsAt }: BooksUntil,
  closes: Pick<Closes, 'ofBenchmark'> & PastPrices,
): FinishedPart | null {
  const firstDay = firstDayOf(books);
  if (firstDay === null) return null;
  const known = closes.ofBenchmark(addDays(firstDay, -longestPause));
  const before = known.findLast(({ day }) => day < firstDay);
  const since = known.filter(({ day }) => day >= firstDay);
  const sessions = since.map(({ day }) => day);
  const values = dailyValues(books, sessions, closes);
  const flows = dailyFlows(books, sessions);
  const days = since.flatMap(({ day, close: indexClose }, at) => {
    const [value, flow] = [values[at], flows[at]];
    return value && flow ? [{ day, indexClose, ...value, ...flow }] : [];
  });
  const flowsNow = flows.at(-1);
  return { key, endsAt, books, firstDay, sessions, days, flowsNow, indexBefore: before?.close ?? null };
}

/** The session that goes on, or was the last: at live prices, so that it says what the holdings say. */
function dayNow({ flowsNow }: FinishedPart, positions: readonly Position[], market: Market): HistoryDay[] {
  const engine = market.engine();
  const index = engine.quote(benchmark.market, benchmark.symbol);
  if (!flowsNow || !index) return [];
  return [
    {
      day: calendarDay(engine.sessionDate()),
      value: sumOf(positions.map(({ value }) => value)),
      cost: sumOf(positions.map(({ cost }) => cost)),
      ...flowsNow,
      indexClose: index.lastPrice,
    },
  ];
}

/** Makes what values the histories of clients, day by day. It writes nothing. */
export function createHistories({ database, clock, ledger, accounts, market }: HistoriesOptions): Histories {
  const closes = createCloses(market, database);
  const actions = createActionTable(database);
  const impliedPriceOf = createImpliedPrices(database);
  const pricesFor = (clientId: string) => ({
    ...closes,
    impliedOf: (isin: string) => impliedPriceOf(clientId, isin),
  });
  const kept = new Map<string, FinishedPart>();
  database.onUndone(() => {
    kept.clear();
  });

  function finishedOf(clientId: string): FinishedPart | null {
    const key = `${ledger.lastEntry(clientId)} ${market.engine().sessionDate()}`;
    const known = kept.get(clientId);
    const now = clock.now();
    if (known?.key === key && now < known.endsAt) return known;
    const made = finishedPart(key, booksUntil({ ledger, actions }, clientId, now), pricesFor(clientId));
    kept.delete(clientId);
    if (made) kept.set(clientId, made);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return made;
  }

  return {
    of(clientId) {
      const finished = finishedOf(clientId);
      if (!finished) return null;
      const { books, firstDay, days, indexBefore } = finished;
      const now = dayNow(finished, accounts.positions(clientId), market);
      return { books, firstDay, days: [...days, ...now], indexBefore };
    },
    realised(clientId) {
      const gains = finishedOf(clientId)?.books.fractions ?? [];
      const ofFractions = gains.map(({ amount, cost }) => minus(amount, cost));
      return sumOf([fromPaise(ledger.priceGain(clientId)), ...ofFractions]);
    },
    heldBefore(clientId, day) {
      const finished = finishedOf(clientId);
      if (!finished) return [];
      const at = finished.sessions.findLastIndex((session) => session < day);
      return at < 0 ? [] : heldOn(finished.books, finished.sessions, { prices: pricesFor(clientId), at });
    },
  };
}
