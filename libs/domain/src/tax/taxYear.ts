import { calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';

/** A year of taxes: 1 April to 31 March. */
export interface TaxYear {
  /** 2026-27. */
  name: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** The tax year of a day. */
export function taxYearOf(day: CalendarDay): TaxYear {
  const year = Number(day.slice(0, 4));
  const begins = day.slice(5) >= '04-01' ? year : year - 1;
  const ends = begins + 1;
  return {
    name: `${begins}-${String(ends % 100).padStart(2, '0')}`,
    firstDay: calendarDay(`${begins}-04-01`),
    lastDay: calendarDay(`${ends}-03-31`),
  };
}
