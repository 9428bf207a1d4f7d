import { calendarDay, istInstant } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { EngineState } from '../engine/contract/contract.ts';
import type { PriceWatch, ReachedPrice } from '../engine/index.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import { createProgress, type Progress } from './createProgress.ts';
import { createSourceGuard } from './createSourceGuard.ts';
import type { DueEvent, DueSource, DueSpan } from './dueSource.ts';

/**
 * Everything that falls due in the sandbox: the due events of all sources in order of time, also those that the clock has
 * jumped over.
 */
export interface Agenda {
  /**
   * Does what was due since it was called last, each thing while the clock shows its instant.
   *
   * @param round - Brings the market up to the clock, and what it tells to whoever waits for it.
   * @param isEnough - Asked after each thing: whether the rest is left for another call.
   * @returns Whether all of it is done.
   */
  run(round: () => void, isEnough?: () => boolean): boolean;
  /** How far it has come, and the market with it: no earlier instant can be shown any more. Epoch milliseconds. */
  comeTo(): number;
  /** Runs what a start has to do as of where the last run stood, as far as the market can still go back. */
  resume(work: () => void): void;
  /** Writes down how far it has come. Call it in the transaction that writes the state of the market. */
  keep(): void;
  /** The clock and the database are others. */
  forget(): void;
}

export interface AgendaOptions {
  database: Database;
  clock: Pick<SandboxClock, 'now' | 'during'>;
  market: Pick<Market, 'engine'>;
  /** Of several events at one instant, that of the first source comes first. */
  sources: readonly DueSource[];
  /** Told of what a source could not do. */
  onError: (error: unknown) => void;
}

/** A thing that is due, and the source that it is guarded for; none for the market's own. */
interface Due extends DueEvent {
  source: DueSource | null;
  /** Whether prices that were reached are told: what else is due of the source at the instant is still to be done. */
  isTrade: boolean;
}

const reachedName = 'agenda_reached';

/** The beginning of the last day of which a state of the market knows anything; epoch milliseconds. */
function newestOf({ eras, prints, shifts, halts, clientDays = [] }: EngineState): number {
  const days = [
    ...eras.map(({ from }) => from),
    ...[...prints, ...shifts, ...halts, ...clientDays].map(({ day }) => day),
  ];
  return Math.max(0, ...days.map((day) => istInstant(calendarDay(day))));
}

type Watching = ReadonlyMap<DueSource, readonly PriceWatch[]>;

/** Finds what comes first. */
function createLookAhead(
  { clock, market, sources }: AgendaOptions,
  guard: ReturnType<typeof createSourceGuard>,
) {
  /** The watched prices, by source; a source that is behind has not seen the trades since. */
  function watching(current: number): Watching {
    return new Map(
      sources.flatMap((source) => {
        const prices = guard.try(source, current, () => source.watched?.prices() ?? []) ?? [];
        if (prices.length === 0) return [];
        const from = guard.from(source, current);
        if (from >= current) return [[source, prices] as const];
        return [[source, prices.map((watch) => ({ ...watch, since: Math.max(watch.since, from) }))] as const];
      }),
    );
  }

  function firstReached(watched: Watching, span: { from: number; to: number }): ReachedPrice[] {
    if (watched.size === 0 || span.from >= span.to) return [];
    const { trade } = market.engine();
    // The market is asked on its own day: the next day's trades are not known yet, and a question about a later closed day
    // would end this day for good.
    const asOf = Math.max(trade.playableFrom(), Math.min(span.to, trade.dayEnd() - 1));
    return clock.during(asOf, () => trade.firstReached([...watched.values()].flat(), span));
  }

  /** Another day of the market begins: only then is known what it brings to those who wait for prices. */
  function nextDay(watched: Watching, { from, to }: { from: number; to: number }): Due | null {
    const at = watched.size > 0 ? market.engine().trade.nextDayStart() : Infinity;
    if (at <= from || at > to) return null;
    // Reading the day enters it.
    return {
      source: null,
      at,
      needsRound: false,
      isTrade: false,
      act() {
        market.engine().sessionDate();
      },
    };
  }

  function nextEvent(progress: Progress, now: number, watched: Watching): Due | null {
    let first: Due | null = null;
    for (const source of sources) {
      const done = progress.of(source);
      const from = guard.from(source, done);
      // What a source knows of the days ahead may cost by their number: no further than has to be known.
      const span: DueSpan = { from, to: first ? first.at : now };
      const event: DueEvent | null = guard.try(source, done, () => source.next(span));
      if (event && (!first || event.at < first.at)) first = { ...event, source, isTrade: false };
    }
    const day = nextDay(watched, { from: progress.of(null), to: now });
    return day && (!first || day.at < first.at) ? day : first;
  }

  return (progress: Progress, now: number): Due[] => {
    const { trade } = market.engine();
    const current = progress.current();
    // A look ahead must not move the market to a day that it has not reached.
    const [watched, event] = clock.during(Math.max(current, trade.playableFrom()), () => {
      const all = watching(current);
      return [all, nextEvent(progress, now, all)] as const;
    });
    const from = Math.min(current, ...[...watched.keys()].map((source) => guard.from(source, current)));
    const hits = firstReached(watched, { from, to: event ? Math.max(current, event.at) : now });
    const [hit] = hits;
    if (!hit) return event ? [event] : [];
    // A trade belongs to its millisecond: what it brings about comes after it.
    return [...watched].flatMap(([source, prices]) => {
      const ids = new Set(prices.map(({ id }) => id));
      const own = hits.filter(({ id }) => ids.has(id));
      if (own.length === 0) return [];
      const act = () => source.watched?.reached(own);
      return [{ source, at: hit.at + 1, needsRound: true, isTrade: true, act }];
    });
  };
}

/** Makes the agenda. */
export function createAgenda(options: AgendaOptions): Agenda {
  const { clock, database, market, sources, onError } = options;
  const guard = createSourceGuard({ onError });
  const lookAhead = createLookAhead(options, guard);
  const progress = createProgress(clock.now());

  /** The market shows no instant before. */
  function earliest(): number {
    const engine = market.engine();
    return Math.max(engine.roundEnd(), engine.trade.playableFrom());
  }

  function act(due: Due, now: number, round: () => void): void {
    const { source, at, needsRound, act: work } = due;
    clock.during(Math.min(now, Math.max(at, earliest())), () => {
      if (needsRound) round();
      if (source) guard.do(source, { reached: progress.of(source), at }, work);
      else work();
    });
  }

  return {
    run(round, isEnough = () => false) {
      const now = clock.now();
      progress.limit(now);
      guard.begin(now);
      for (let due = lookAhead(progress, now); due.length > 0; due = lookAhead(progress, now)) {
        for (const one of due) act(one, now, round);
        for (const one of due) progress.did(one, Math.min(now, one.at));
        if (isEnough()) return false;
      }
      progress.set(now);
      guard.end();
      return true;
    },
    comeTo: () => Math.max(progress.current(), earliest()),
    resume(work) {
      const engine = market.engine();
      const stored = readSetting(database, reachedName);
      const state = engine.state();
      const written = sources.map((source) => source.writtenUntil?.() ?? 0);
      if (stored !== null) progress.set(Math.min(clock.now(), Math.max(Number(stored), ...written)));
      clock.during(Math.max(progress.reached(), newestOf(state)), () => {
        engine.restore(state);
        work();
      });
    },
    keep() {
      writeSetting(database, reachedName, String(guard.oldest(progress.reached())));
      for (const source of sources) source.keep?.();
    },
    forget() {
      for (const source of sources) source.forget();
      guard.forget();
      progress.set(clock.now());
    },
  };
}
