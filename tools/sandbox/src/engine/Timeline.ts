import { calendarDay, type CalendarDay } from '@wealth/domain';
import type { EngineState, LivedDay } from './contract.ts';
import { drawDay } from './dayBar.ts';
import { generateHistory, historyDays, indexNoise, lastCloses, withIndices } from './history.ts';
import { LiveDay } from './LiveDay.ts';
import { hashText } from './noise.ts';
import { rowCount } from './priceRows.ts';
import { sessionDateAfter, sessionDateAt } from './sessionWindow.ts';
import { weightedIndices } from './instruments/marketIndices.ts';

/** The days of an engine: those generated, those lived through, and the one that quotes belong to. */
export class Timeline {
  readonly seedKey: number;
  #generated: readonly LivedDay[] = [];
  #lived: LivedDay[] = [];
  #indexFactors: number[] = [];
  #current: LiveDay;
  readonly alwaysOpen: boolean;
  readonly #seed: string;

  constructor(seed: string, alwaysOpen: boolean, now: number) {
    this.#seed = seed;
    this.alwaysOpen = alwaysOpen;
    this.seedKey = hashText(seed);
    this.#current = this.#startAt(now);
  }

  get day(): LiveDay {
    return this.#current;
  }

  /** Finished days, oldest first. */
  history(): LivedDay[] {
    return [...this.#generated, ...this.#lived].slice(-historyDays);
  }

  /** Whether a finished day was lived through in always-open mode, hence traded around the clock. */
  wasWholeDay(date: string): boolean {
    return this.alwaysOpen && this.#lived.some((day) => day.date === date);
  }

  /**
   * Rolls over to the day of an instant: the last prices become the previous closes. A clock set
   * back, or more than the history ahead, starts anew from the seed.
   *
   * @returns whether the day changed.
   */
  rollTo(now: number): boolean {
    const target = sessionDateAt(now, this.alwaysOpen);
    if (target === this.#current.date) return false;
    if (target < this.#current.date || this.#daysAway(target) > historyDays) {
      this.#current = this.#startAt(now);
      return true;
    }
    this.#current.finish();
    let closed: LivedDay = { date: this.#current.date, rows: this.#current.bars() };
    this.#remember(closed);
    let date = sessionDateAfter(this.#current.date, this.alwaysOpen);
    for (; date < target; date = sessionDateAfter(date, this.alwaysOpen)) {
      const bars = drawDay(this.seedKey, date, lastCloses([closed]));
      closed = { date, rows: withIndices(indexNoise(this.seedKey, date), bars, this.#indexFactors) };
      this.#remember(closed);
    }
    this.#current = this.#liveDay(target, lastCloses([closed]), []);
    return true;
  }

  state(seq: number): EngineState {
    return {
      version: 1,
      seed: this.#seed,
      sessionDate: this.#current.date,
      seq,
      previousCloses: [...this.#current.previousCloses],
      shifts: this.#current.shifts.map((shift) => ({ ...shift })),
      indexFactors: [...this.#indexFactors],
      livedDays: this.#lived.map(({ date, rows }) => ({ date, rows: [...rows] })),
    };
  }

  /** @throws RangeError when the state is of another seed or of another instrument table. */
  restore(state: EngineState): void {
    const isComplete =
      state.previousCloses.length === rowCount &&
      state.indexFactors.length === weightedIndices.length &&
      state.livedDays.every(({ rows }) => rows.length === rowCount);
    if (state.seed !== this.#seed || !isComplete) {
      throw new RangeError('the state belongs to another seed or another table of instruments');
    }
    const date = calendarDay(state.sessionDate);
    this.#lived = state.livedDays.map(({ date: livedDate, rows }) => ({ date: livedDate, rows: [...rows] }));
    this.#generated = generateHistory(this.seedKey, calendarDay(this.#lived[0]?.date ?? date));
    this.#indexFactors = [...state.indexFactors];
    this.#current = this.#liveDay(date, state.previousCloses, state.shifts);
  }

  #startAt(now: number): LiveDay {
    const date = sessionDateAt(now, this.alwaysOpen);
    this.#lived = [];
    this.#indexFactors = weightedIndices.map(() => 1);
    this.#generated = generateHistory(this.seedKey, date);
    return this.#liveDay(date, lastCloses(this.#generated), []);
  }

  #liveDay(date: CalendarDay, previousCloses: readonly number[], shifts: EngineState['shifts']): LiveDay {
    const { seedKey, alwaysOpen } = this;
    const indexFactors = this.#indexFactors;
    return new LiveDay({ seedKey, date, alwaysOpen, previousCloses, indexFactors, shifts });
  }

  #remember(day: LivedDay): void {
    this.#lived = [...this.#lived, day].slice(-historyDays);
  }

  #daysAway(target: CalendarDay): number {
    return (Date.parse(target) - Date.parse(this.#current.date)) / 86_400_000;
  }
}
