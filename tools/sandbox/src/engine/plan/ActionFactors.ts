import type { ActionCalendar } from '../actions/ActionCalendar.ts';
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
  /** Which announcements it knows. */
  version: number;
  /** By ex-date, the earliest first. */
  adjustments: ReadonlyArray<{ day: number; factor: number }>;
  /** What was announced by hand: it changes no price before its ex-date, whenever that is. */
  announced: ReadonlyArray<{ day: number; factor: number }>;
}

/** What actions make of prices: plans know one kind of share, markets that of the day. */
export class ActionFactors {
  readonly #calendar: ActionCalendar;
  readonly #known = new Map<PriceRow, KnownActions>();

  constructor(calendar: ActionCalendar) {
    this.#calendar = calendar;
  }

  /** What a planned price is multiplied by to be the price of a day: 2 before a split into two, 1 after it. */
  multiplier(row: PriceRow, day: number): number {
    const { adjustments, announced } = this.#actionsOf(row, day);
    let multiplier = 1;
    for (const { day: exDay, factor } of adjustments) {
      if (exDay > day && exDay <= tableDayNumber) multiplier /= factor;
      if (exDay <= day && exDay > tableDayNumber) multiplier *= factor;
    }
    for (const { day: exDay, factor } of announced) if (exDay <= day) multiplier *= factor;
    return multiplier;
  }

  #actionsOf(row: PriceRow, day: number): KnownActions {
    const { version } = this.#calendar;
    const known = this.#known.get(row);
    const ready = known?.version === version ? known : null;
    if (ready && day >= ready.from && day <= ready.to) return ready;
    const from = Math.min(day - lookedAt, ready?.from ?? tableDayNumber);
    const to = Math.max(day + lookedAt, ready?.to ?? tableDayNumber);
    const made = { from, to, version, ...this.#draw(row, from, to) };
    this.#known.set(row, made);
    return made;
  }

  #draw({ instrument }: PriceRow, from: number, to: number): Pick<KnownActions, 'adjustments' | 'announced'> {
    if (!instrument) return { adjustments: [], announced: [] };
    const range = { from: calendarDayOf(from), to: calendarDayOf(to) };
    const byDay = (actions: Parameters<typeof adjustmentsOf>[0]) =>
      adjustmentsOf(actions).map(({ exDate, factor }) => ({ day: dayNumberOf(exDate), factor }));
    return {
      adjustments: byDay(this.#calendar.drawnBetween(instrument, range)),
      announced: byDay(this.#calendar.announcedOf(instrument)),
    };
  }
}
