import { calendarDay, type CalendarDay } from '@wealth/domain';
import type { Instrument } from './instrument.ts';
import { isListed } from './isListed.ts';

/** Later than any day that the clock can show: what is withdrawn is never listed. */
const never = calendarDay('2101-01-03');

/** When what is new is listed: on the day of the table, unless its issue was withdrawn or extended. */
export interface Listings {
  /** An instrument as it is listed; the same object for the same instrument. */
  of(instrument: Instrument): Instrument;
  isListed(instrument: Instrument, day: CalendarDay): boolean;
  /** Puts other first days of trading in the place of all that were moved before, by ISIN; null for never. */
  move(days: ReadonlyMap<string, CalendarDay | null>): void;
}

/** Makes listings; `onMoved` is told of each change. */
export function createListings(onMoved: () => void): Listings {
  let days: ReadonlyMap<string, CalendarDay | null> = new Map();
  const moved = new Map<Instrument, Instrument>();

  function of(instrument: Instrument): Instrument {
    const day = days.get(instrument.isin);
    if (day === undefined) return instrument;
    const known = moved.get(instrument) ?? { ...instrument, listedOn: day ?? never };
    moved.set(instrument, known);
    return known;
  }

  return {
    of,
    isListed: (instrument, day) => isListed(of(instrument), day),
    move(next) {
      const isSame = next.size === days.size && [...next].every(([isin, day]) => days.get(isin) === day);
      if (isSame) return;
      days = next;
      moved.clear();
      onMoved();
    },
  };
}
