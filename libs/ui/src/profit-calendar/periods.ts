/** What one cell of the calendar stands for. */
export type ProfitView = 'day' | 'month' | 'year';

/** Columns of the grid: weekdays, or periods side by side. */
export const columnsOf: Record<ProfitView, number> = { day: 7, month: 3, year: 3 };

const dayMs = 86_400_000;
const monthsInYear = 12;

function utc(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}

function partsOf(period: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = period.split('-').map(Number);
  return { year, month: month - 1, day };
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function monthText(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** YYYY-MM, `count` months on. */
export function shiftMonth(period: string, count: number): string {
  const { year, month } = partsOf(period);
  return monthText(utc(year, month + count, 1));
}

/** The same day of another month, or its last one. */
function sameDayIn(day: string, month: string): string {
  const { year, month: index } = partsOf(month);
  const last = utc(year, index + 1, 0).getUTCDate();
  return dayText(utc(year, index, Math.min(partsOf(day).day, last)));
}

/** A period `count` of its own kind on: days, months or years. */
export function shiftPeriod(period: string, view: ProfitView, count: number): string {
  if (view === 'month') return shiftMonth(period, count);
  const { year, month, day } = partsOf(period);
  return view === 'day' ? dayText(utc(year, month, day + count)) : String(year + count);
}

/** A page on: a month of days, a year of months. */
export function shiftPage(period: string, view: ProfitView, count: number): string {
  if (view === 'year') return period;
  if (view === 'month') return shiftMonth(period, count * monthsInYear);
  return sameDayIn(period, shiftMonth(period, count));
}

function inRows(cells: ReadonlyArray<string | null>, columns: number): Array<Array<string | null>> {
  const rows = [];
  for (let start = 0; start < cells.length; start += columns) {
    const row = cells.slice(start, start + columns);
    rows.push([...row, ...Array<null>(columns - row.length).fill(null)]);
  }
  return rows;
}

function daysOf(month: string): Array<string | null> {
  const { year, month: index } = partsOf(month);
  const first = utc(year, index, 1);
  // Weeks begin on Monday.
  const before = (first.getUTCDay() + 6) % 7;
  const count = utc(year, index + 1, 0).getUTCDate();
  const days = Array.from({ length: count }, (_, day) => dayText(new Date(first.getTime() + day * dayMs)));
  return [...Array<null>(before).fill(null), ...days];
}

interface Shown {
  view: ProfitView;
  /** YYYY-MM: the month shown, or its year. */
  period: string;
  /** YYYY, ascending: what the view of years shows. */
  years: readonly string[];
}

/** The cells of a view as rows; null is a place without one. */
export function periodRows({ view, period, years }: Shown): Array<Array<string | null>> {
  const columns = columnsOf[view];
  if (view === 'day') return inRows(daysOf(period), columns);
  if (view === 'year') return inRows(years, columns);
  const { year } = partsOf(period);
  const months = Array.from({ length: monthsInYear }, (_, month) => monthText(utc(year, month, 1)));
  return inRows(months, columns);
}

const steps: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/**
 * Where a key leads: arrows by one and by a row, Home and End within the row, Page keys by a month or a year.
 *
 * @returns null for a key that leads nowhere.
 */
export function periodAfterKey(
  key: string,
  from: string,
  { view, rows }: { view: ProfitView; rows: ReadonlyArray<ReadonlyArray<string | null>> },
): string | null {
  const step = steps[key];
  if (step) return shiftPeriod(from, view, step(columnsOf[view]));
  if (key === 'PageUp') return shiftPage(from, view, -1);
  if (key === 'PageDown') return shiftPage(from, view, 1);
  if (key !== 'Home' && key !== 'End') return null;
  const row = rows.find((cells) => cells.includes(from)) ?? [];
  return row.filter((cell) => cell !== null).at(key === 'Home' ? 0 : -1) ?? null;
}
