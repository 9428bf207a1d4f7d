import { istInstant, type CalendarDay } from '@wealth/domain';
import type { DayBar, PriceShift } from './contract.ts';
import { planDay } from './dayPlan.ts';
import { IndexDay } from './IndexDay.ts';
import { indexLevels, randomCount } from './priceRows.ts';
import { RowDay, type MinuteBar } from './RowDay.ts';
import { exchangeWindow, wholeDay, type SessionWindow } from './sessionWindow.ts';
import { weightedIndices } from './instruments/marketIndices.ts';

export interface LiveDayOptions {
  seedKey: number;
  date: CalendarDay;
  alwaysOpen: boolean;
  /** Paise, by row: random rows, then weighted indices. */
  previousCloses: readonly number[];
  /** By weighted index; changed in place by `setIndexLevel`. */
  indexFactors: number[];
  shifts: readonly PriceShift[];
}

/** The day that quotes belong to: random rows and the indices made of them. */
export class LiveDay {
  readonly date: CalendarDay;
  readonly previousCloses: readonly number[];
  readonly shifts: PriceShift[];
  readonly rows: readonly RowDay[];
  readonly indices: readonly IndexDay[];
  /** Epoch milliseconds at which the session starts. */
  readonly startsAt: number;
  /** Epoch milliseconds of the last change, by row. */
  readonly #changedAt: number[];
  readonly #window: SessionWindow;
  readonly #indexFactors: number[];

  constructor({ seedKey, date, alwaysOpen, previousCloses, indexFactors, shifts }: LiveDayOptions) {
    this.date = date;
    this.previousCloses = previousCloses;
    this.shifts = [...shifts];
    this.#indexFactors = indexFactors;
    this.#window = alwaysOpen ? wholeDay : exchangeWindow(date, false);
    this.startsAt = istInstant(date, this.#window.startMinute);
    this.rows = planDay({ seedKey, date, alwaysOpen, previousCloses }).map(
      (plan, index) =>
        new RowDay(plan, istInstant(date, plan.window.startMinute), previousCloses[index] ?? plan.row.base),
    );
    for (const { row, minute, factor } of shifts) this.rows[row]?.addFactor(minute, factor);
    this.indices = weightedIndices.map((_, index) => new IndexDay(previousCloses[randomCount + index] ?? 0));
    this.#changedAt = previousCloses.map(() => this.startsAt);
  }

  /** Whether some row trades; an index moves as long as one does. */
  isOpenAt(now: number): boolean {
    const end = this.startsAt + this.#window.minutes * 60_000;
    return now >= this.startsAt && now < end;
  }

  /**
   * Completes the minutes that have passed, up to the end of the session.
   *
   * @returns positions of the rows and indices whose last price that moved.
   */
  advance(now: number): number[] {
    const minute = Math.min(this.#window.minutes, Math.floor((now - this.startsAt) / 60_000));
    if (minute < 0 || (minute > 0 && this.indices[0]?.complete === minute)) return [];
    const changed = this.rows.flatMap((row, index) => (row.advance(now) ? [index] : []));
    const opening = indexLevels((position) => this.rows[position]?.open ?? 0, this.#indexFactors);
    const before = this.indices.map((index) => index.last);
    this.indices.forEach((index, position) => index.begin(opening[position] ?? 0));
    for (let done = this.indices[0]?.complete ?? 0; done < minute; done += 1) {
      const levels = indexLevels((position) => this.rows[position]?.closeOf(done) ?? 0, this.#indexFactors);
      this.indices.forEach((index, position) => index.completeMinute(levels[position] ?? 0));
    }
    this.indices.forEach((index, position) => {
      if (index.last !== before[position]) changed.push(randomCount + position);
    });
    this.#mark(changed, Math.min(now, this.startsAt + this.#window.minutes * 60_000));
    return changed;
  }

  /** Lets one random row try for a new price. */
  tick(row: number, now: number, noise: number): boolean {
    const hasChanged = this.rows[row]?.tick(now, noise) ?? false;
    if (hasChanged) this.#changedAt[row] = now;
    return hasChanged;
  }

  /** Computes the indices from the last prices; answers the positions of those that changed. */
  updateIndices(now: number): number[] {
    const levels = indexLevels((position) => this.rows[position]?.last ?? 0, this.#indexFactors);
    const changed = this.indices.flatMap((index, position) =>
      index.show(levels[position] ?? 0) ? [randomCount + position] : [],
    );
    this.#mark(changed, now);
    return changed;
  }

  /**
   * @param price - Paise, on the grid and in the band.
   * @returns positions of what changed.
   */
  setRowPrice(row: number, price: number, now: number): number[] {
    const shift = this.rows[row]?.setPrice(price, now);
    if (shift) this.shifts.push({ row, ...shift });
    this.#mark([row], now);
    return [row, ...this.updateIndices(now)];
  }

  /**
   * Moves an index away from its constituents; the factor stays for the days to come.
   *
   * @returns its position.
   */
  setIndexLevel(index: number, level: number, now: number): number[] {
    const factors = weightedIndices.map(() => 1);
    const plain = indexLevels((position) => this.rows[position]?.last ?? 0, factors)[index] ?? level;
    this.#indexFactors[index] = level / plain;
    this.indices[index]?.show(level);
    this.#mark([randomCount + index], now);
    return [randomCount + index];
  }

  /** The day as one bar for each row and index; complete once the session has ended. */
  bars(): DayBar[] {
    return [...this.rows, ...this.indices].map((day): DayBar => {
      const volume = day instanceof RowDay ? day.volume : 0;
      return [day.open, day.high, day.low, day.last, volume];
    });
  }

  minuteBars(row: number, now: number): MinuteBar[] {
    const random = this.rows[row];
    if (random) return random.barsSoFar(now);
    return this.indices[row - randomCount]?.barsSoFar(this.isOpenAt(now)) ?? [];
  }

  changedAtOf(row: number): number {
    return this.#changedAt[row] ?? this.startsAt;
  }

  /** Plays the day to its end, whatever the time. */
  finish(): void {
    this.advance(this.startsAt + this.#window.minutes * 60_000);
  }

  #mark(rows: readonly number[], now: number): void {
    for (const row of rows) this.#changedAt[row] = now;
  }
}
