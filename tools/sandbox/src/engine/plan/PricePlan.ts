import type { PriceRow } from './priceRows.ts';
import { calendarDay } from '@wealth/domain';
import { ActionCalendar } from '../actions/ActionCalendar.ts';
import type { Listings } from '../instruments/createListings.ts';
import { ActionFactors } from './ActionFactors.ts';
import {
  calendarDayOf,
  dayNumberOf,
  lastTradingDayOfMonthBefore,
  tradingDayBefore,
  tradingIndex,
} from '../calendar/dayNumber.ts';
import { hashText, mix } from '../noise/noise.ts';
import { onGrid, tickGridOn } from './tickGrid.ts';
import { wander } from '../noise/wander.ts';

const marketKey = hashText('market factor');
const sectorSalt = hashText('sector factor');
const ownSalt = hashText('own price');
const quietSalt = hashText('day without a trade');
/** Days whose factors are kept; a chart of two years needs five hundred. */
const factorsKept = 4_000;
/** No chart looks back farther: what was listed before was always there. */
const longListed = dayNumberOf(calendarDay('2014-01-01'));
/** Months of rows whose step is kept. */
const ticksKept = 60_000;
/** How often a share that trades less than a dozen times a day does not trade at all, as a ratio. */
const quietShare = 0.3;
const slowTradesADay = 12;
const minutesADay = 375;

interface CloseOptions {
  before?: (day: number) => number;
  depth?: number;
}

interface DayFactors {
  market: number;
  sectors: Map<number, number>;
}

/**
 * Planned prices as a function of (seed, share, day): no day depends on the one before, so any day costs the same as today. All
 * prices paise.
 */
export class PricePlan {
  readonly seedKey: number;
  readonly #table: readonly PriceRow[];
  readonly #listings: Pick<Listings, 'of'>;
  /** As they are listed. */
  rows: readonly PriceRow[];
  readonly #factors = new Map<number, DayFactors>();
  readonly actions: ActionCalendar;
  readonly #actions: ActionFactors;
  readonly #issues = new Map<PriceRow, number>();
  readonly #ticks = new Map<number, number>();
  #ticksVersion = 0;

  constructor(seedKey: number, rows: readonly PriceRow[], listings: Pick<Listings, 'of'>) {
    this.seedKey = seedKey;
    this.rows = rows;
    this.#listings = listings;
    this.#table = rows;
    this.actions = new ActionCalendar(seedKey, listings);
    this.#actions = new ActionFactors(this.actions);
  }

  /** What is new is listed on other days now. */
  relist(): void {
    this.rows = this.#table.map((row) => {
      const instrument = row.instrument && this.#listings.of(row.instrument);
      if (!instrument || instrument === row.instrument) return row;
      return { ...row, listedFrom: dayNumberOf(instrument.listedOn) };
    });
    this.#ticks.clear();
    this.actions.version += 1;
  }

  /** @throws RangeError for a row that does not exist: a bug in the engine. */
  rowAt(position: number): PriceRow {
    const row = this.rows[position];
    if (!row) throw new RangeError(`no random row ${position}`);
    return row;
  }

  /** Randomness of one row on one day. */
  dayKey(row: PriceRow, day: number): number {
    return mix(mix(this.seedKey, row.noiseKey), day);
  }

  /** Whether a slow share passes a day without a trade; never two trading days one after the other, but for a holiday. */
  isQuiet(row: PriceRow, day: number): boolean {
    if (day < row.listedFrom || day >= row.suspendedFrom) return true;
    if (row.pace * minutesADay >= slowTradesADay) return false;
    const chance = mix(this.dayKey(row, day), quietSalt) / 2 ** 32;
    return (day + row.noiseKey) % 2 === 0 && chance < quietShare * 2;
  }

  /** What bonuses and splits have made of a share: see `ActionFactors`. */
  multiplier(position: number, day: number): number {
    return this.#actions.multiplier(this.rowAt(position), day);
  }

  /** The close of a row before any rounding. */
  target(position: number, day: number): number {
    const row = this.rowAt(position);
    const movement = this.#movement(row, tradingIndex(day));
    // A young share begins at its base price, the price of its issue.
    const atIssue = row.listedFrom > longListed ? this.#movementAtIssue(row) : 0;
    return row.base * Math.exp(movement - atIssue) * this.#actions.multiplier(row, day);
  }

  #movementAtIssue(row: PriceRow): number {
    const ready = this.#issues.get(row);
    if (ready !== undefined) return ready;
    const movement = this.#movement(row, tradingIndex(tradingDayBefore(row.listedFrom)));
    this.#issues.set(row, movement);
    return movement;
  }

  #movement(row: PriceRow, x: number): number {
    const factors = this.#factorsAt(x);
    let sector = factors.sectors.get(row.sectorKey);
    if (sector === undefined) {
      sector = wander(mix(this.seedKey, mix(row.sectorKey, sectorSalt)), x);
      factors.sectors.set(row.sectorKey, sector);
    }
    const own = wander(mix(mix(this.seedKey, row.noiseKey), ownSalt), x);
    return row.marketAmplitude * factors.market + row.sectorAmplitude * sector + row.ownAmplitude * own;
  }

  /**
   * The planned close of a day, on its tick; that of the day before where nothing is traded.
   *
   * @param before - The day before one: the trading day before, unless the market was open at any hour.
   */
  close(position: number, day: number, { before = tradingDayBefore, depth = 2 }: CloseOptions = {}): number {
    const row = this.rowAt(position);
    const traded = this.#lastTraded(row, day, before);
    if (traded === null) return Math.round(row.base * this.#actions.multiplier(row, row.listedFrom));
    const close = onGrid(this.target(position, traded), this.tick(position, traded, depth));
    if (traded === day) return close;
    // A day without a trade has the close before it, in shares of its own day.
    const now = this.#actions.multiplier(row, day);
    const then = this.#actions.multiplier(row, traded);
    return now === then ? close : Math.round((close * now) / then);
  }

  /** The day that a close is of; null before the first trade. */
  #lastTraded(row: PriceRow, day: number, before: (day: number) => number): number | null {
    let traded = day < row.suspendedFrom ? day : before(row.suspendedFrom);
    while (traded >= row.listedFrom && this.isQuiet(row, traded)) traded = before(traded);
    return traded < row.listedFrom ? null : traded;
  }

  /**
   * The smallest price step of a day, by the close of the last trading day of the month before.
   *
   * @param depth - Months to look back for that close's own step; then its unrounded value stands in.
   */
  tick(position: number, day: number, depth = 2): number {
    const row = this.rowAt(position);
    if (row.instrument?.kind !== 'share') return 1;
    const reviewed = lastTradingDayOfMonthBefore(day);
    const key = reviewed * 65_536 + position;
    if (this.#ticksVersion !== this.actions.version) this.#ticks.clear();
    this.#ticksVersion = this.actions.version;
    const ready = this.#ticks.get(key);
    if (ready !== undefined) return ready;
    const close =
      depth === 0
        ? Math.round(this.target(position, reviewed))
        : this.close(position, reviewed, { depth: depth - 1 });
    const tick = tickGridOn(calendarDayOf(day)).tickOf(row, close);
    if (depth < 2) return tick;
    if (this.#ticks.size > ticksKept) this.#ticks.clear();
    this.#ticks.set(key, tick);
    return tick;
  }

  #factorsAt(x: number): DayFactors {
    const ready = this.#factors.get(x);
    if (ready) return ready;
    if (this.#factors.size > factorsKept) this.#factors.clear();
    const factors = { market: wander(mix(this.seedKey, marketKey), x), sectors: new Map<number, number>() };
    this.#factors.set(x, factors);
    return factors;
  }
}
