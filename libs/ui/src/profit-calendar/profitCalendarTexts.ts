/** What a ProfitCalendar says. */
export interface ProfitCalendarTexts {
  /** January first. */
  months: readonly string[];
  /** Monday first; short for the head of a column, long for assistive technology. */
  weekdays: ReadonlyArray<{ short: string; long: string }>;
  monthTitle: (month: string, year: string) => string;
  allYears: string;
  view: string;
  viewDay: string;
  viewMonth: string;
  viewYear: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  today: string;
  /** A day or period on which nothing was traded. */
  closed: string;
  noFigure: string;
  /** Beside the number of a day: "19 · today". */
  numberWithNote: (number: string, note: string) => string;
  /** Name of a cell: "Thu, 19 Nov 2026: today, +₹32,382.73, +0.87%". */
  cell: (period: string, details: readonly string[]) => string;
}

export const englishProfitCalendarTexts: ProfitCalendarTexts = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: [
    { short: 'Mon', long: 'Monday' },
    { short: 'Tue', long: 'Tuesday' },
    { short: 'Wed', long: 'Wednesday' },
    { short: 'Thu', long: 'Thursday' },
    { short: 'Fri', long: 'Friday' },
    { short: 'Sat', long: 'Saturday' },
    { short: 'Sun', long: 'Sunday' },
  ],
  monthTitle: (month, year) => `${month} ${year}`,
  allYears: 'All years',
  view: 'View',
  viewDay: 'Day',
  viewMonth: 'Month',
  viewYear: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'today',
  closed: 'Closed',
  noFigure: 'no figure',
  numberWithNote: (number, note) => `${number} · ${note}`,
  cell: (period, details) => `${period}: ${details.join(', ')}`,
};
