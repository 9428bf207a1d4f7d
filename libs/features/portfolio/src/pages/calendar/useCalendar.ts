import { useGetProfit } from '@wealth/api-sdk/stat';
import type { ProfitPoint } from '@wealth/api-sdk/model';
import type { CalendarSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import type { ProfitView } from '@wealth/ui/profit-calendar';
import { useMemo } from 'react';
import { daysOfView, entriesOf, periodOf, statsOf } from './model/calendarPeriods.ts';

const none: readonly ProfitPoint[] = [];

/** What of the calendar an address names, on a day. */
function shownOf({ view: named, month, period }: CalendarSearch, today: string) {
  const view: ProfitView = named ?? 'day';
  const thisMonth = today.slice(0, 7);
  return {
    view,
    // A month that has not begun has no figure.
    month: month !== undefined && month <= thisMonth ? month : thisMonth,
    // A day is chosen among days, a month among months.
    asked: period?.length === periodOf(today, view).length ? period : undefined,
  };
}

/** What the address shows of the calendar: its points, cells and sums, and the period that is chosen. */
export function useCalendar(search: CalendarSearch) {
  const t = useMessages('profitCalendar');
  const today = useToday();
  const { view, month, asked } = shownOf(search, today);
  const query = useGetProfit({ ...daysOfView(view, month), by: view });
  const points = query.data?.points ?? none;
  const entries = useMemo(
    () => entriesOf(points, { view, month, holiday: t('holiday') }),
    [points, view, month, t],
  );
  const stats = useMemo(() => statsOf(points), [points]);
  const chosen = points.find(({ date }) => periodOf(date, view) === asked) ?? points.at(-1) ?? null;
  return {
    today,
    view,
    month,
    query,
    points,
    entries,
    stats,
    chosen,
    /** YYYY-MM of the first trade; undefined without one. */
    firstPeriod: query.data?.first_day?.slice(0, 7),
    /** The name of the chosen cell: one that was chosen may have no figure. */
    selected: asked ?? (chosen ? periodOf(chosen.date, view) : null),
  };
}
