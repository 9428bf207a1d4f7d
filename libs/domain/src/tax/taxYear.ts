import { calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';

/** A year of taxes: 1 April to 31 March. */
export interface TaxYear {
  /** 2026-27. */
  name: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** Those that were asked for: a report asks for one for each of thousands of sales. */
const years = new Map<number, TaxYear>();

function yearFrom(begins: number): TaxYear {
  const known = years.get(begins);
  if (known) return known;
  const ends = begins + 1;
  const year = {
    name: `${begins}-${String(ends % 100).padStart(2, '0')}`,
    firstDay: calendarDay(`${begins}-04-01`),
    lastDay: calendarDay(`${ends}-03-31`),
  };
  years.set(begins, year);
  return year;
}

/** The tax year of a day. */
export function taxYearOf(day: CalendarDay): TaxYear {
  const year = Number(day.slice(0, 4));
  return yearFrom(day.slice(5) >= '04-01' ? year : year - 1);
}

/** The tax year some years later; earlier when negative. */
export function taxYearAfter(year: TaxYear, count: number): TaxYear {
  return yearFrom(Number(year.firstDay.slice(0, 4)) + count);
}

/** The tax year of a name: 2026-27. @returns null where there is no such year, as for 2026-28. */
export function taxYearNamed(name: string): TaxYear | null {
  const begins = /^((?:19|20)\d{2})-\d{2}$/.exec(name)?.[1];
  if (begins === undefined) return null;
  const year = yearFrom(Number(begins));
  return year.name === name ? year : null;
}
