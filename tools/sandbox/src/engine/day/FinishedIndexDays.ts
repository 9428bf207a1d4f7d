import type { DayBar } from './dayBar.ts';
import { IndexDay, type IndexMarket } from './IndexDay.ts';
import { weightedIndices } from '../instruments/marketIndices.ts';

/** Days whose levels are kept, of all indices together: more than the charts of an hour's candles show. */
const daysKept = 320;
/** More indices than there are: names a day of one by a number. */
const keyBase = 64;

/** @throws RangeError for an index that does not exist: a bug in the engine. */
export function indexAt(index: number) {
  const definition = weightedIndices[index];
  if (!definition) throw new RangeError(`no index ${index}`);
  return definition;
}

/** Days of the indices that are over. To draw one costs as much as to draw all its shares, so what it comes to stays. */
export class FinishedIndexDays {
  readonly #market: IndexMarket;
  readonly #days = new Map<number, IndexDay>();
  readonly #bars = new Map<number, DayBar>();

  constructor(market: IndexMarket) {
    this.#market = market;
  }

  /** One index on one day, with its levels; the days read last are kept. */
  day(index: number, day: number): IndexDay {
    const key = day * keyBase + index;
    const made = this.#days.get(key) ?? this.#make(index, day);
    this.#days.delete(key);
    this.#days.set(key, made);
    const [oldest] = this.#days.keys();
    if (this.#days.size > daysKept && oldest !== undefined) this.#days.delete(oldest);
    return made;
  }

  hasDay(index: number, day: number): boolean {
    return this.#days.has(day * keyBase + index);
  }

  /** Open, high, low and close of a whole day; every one that was asked for is kept. */
  bar(index: number, day: number): DayBar {
    const key = day * keyBase + index;
    const ready = this.#bars.get(key);
    if (ready) return ready;
    const { open, high, low, close } = (this.#days.get(key) ?? this.#make(index, day)).wholeDay();
    const bar: DayBar = [open, high, low, close, 0];
    this.#bars.set(key, bar);
    return bar;
  }

  hasBar(index: number, day: number): boolean {
    return this.#bars.has(day * keyBase + index);
  }

  /** Forgets a day and all after it. */
  keepBefore(day: number): void {
    for (const kept of [this.#days, this.#bars]) {
      for (const key of kept.keys()) if (key >= day * keyBase) kept.delete(key);
    }
  }

  #make(index: number, day: number): IndexDay {
    return new IndexDay(this.#market, { definition: indexAt(index), index, day, isFinished: true });
  }
}
