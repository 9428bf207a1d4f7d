/** How much one cell of the profit calendar is; absent, a day. */
export const calendarViews = ['month', 'year'] as const;

/** What the address of the profit calendar may say. Each is absent where it says nothing. */
export interface CalendarSearch {
  view?: (typeof calendarViews)[number] | undefined;
  /** YYYY-MM: the month that is shown, or a month of the year; absent, that of today. */
  month?: string | undefined;
  /** The day, month or year whose figures stand beside it. */
  period?: string | undefined;
}

const monthName = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const periodName = /^\d{4}(?:-\d{2}){0,2}$/;

function named(value: unknown, pattern: RegExp): string | undefined {
  // The router reads a year as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && pattern.test(text) ? text : undefined;
}

/** The search schema of the profit calendar: what the page does not know comes out as undefined, by name. */
export function calendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  return {
    view: calendarViews.find((view) => view === search['view']),
    month: named(search['month'], monthName),
    period: named(search['period'], periodName),
  };
}
