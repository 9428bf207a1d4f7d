import { actionsBetween } from '../actions/actionsBetween.ts';
import { adjustmentsOf } from '../actions/adjustments.ts';
import { tableDay } from '../actions/tableDay.ts';
import { calendarDayOf, dayNumberOf } from '../calendar/dayNumber.ts';
import type { PriceRow } from './priceRows.ts';

const tableDayNumber = dayNumberOf(tableDay);
/** Days that are looked at together, before and after the day that is asked for. */
const lookedAt = 420;

interface KnownActions {
  from: number;
  to: number;
  /** By ex-date, the earliest first. */
  adjustments: ReadonlyArray<{ day: number; factor: number }>;
}

/** What bonuses and splits make of prices: plans know one kind of share, markets that of the day. */
export class ActionFactors {
  readonly #seedKey: number;
  readonly #known = new Map<PriceRow, KnownActions>();

  constructor(seedKey: number) {
    this.#seedKey = seedKey;
  }

  /** What a planned price is multiplied by to be the price of a day: 2 before a split into two, 1 after it. */
  multiplier(row: PriceRow, day: number): number {
    const { adjustments } = this.#actionsOf(row, day);
    let multiplier = 1;
    for (const { day: exDay, factor } of adjustments) {
      if (exDay > day && exDay <= tableDayNumber) multiplier /= factor;
      if (exDay <= day && exDay > tableDayNumber) multiplier *= factor;
    }
    return multiplier;
  }

  #actionsOf(row: PriceRow, day: number): KnownActions {
    const ready = this.#known.get(row);
    if (ready && day >= ready.from && day <= ready.to) return ready;
    const from = Math.min(day - lookedAt, ready?.from ?? tableDayNumber);
    const to = Math.max(day + lookedAt, ready?.to ?? tableDayNumber);
    const made = { from, to, adjustments: this.#draw(row, from, to) };
    this.#known.set(row, made);
    return made;
  }

  #draw({ instrument }: PriceRow, from: number, to: number): KnownActions['adjustments'] {
    if (!instrument) return [];
    const actions = actionsBetween(this.#seedKey, instrument, {
      from: calendarDayOf(from),
      to: calendarDayOf(to),
    });
    return adjustmentsOf(actions).map(({ exDate, factor }) => ({ day: dayNumberOf(exDate), factor }));
  }
}
