export { ProfitCalendar, type ProfitCalendarProps } from './ProfitCalendar.tsx';
export type { ProfitEntry } from './PeriodCell.tsx';
export type { ProfitView } from './periods.ts';
