export { MonthTable, type MonthTableProps } from './MonthTable.tsx';
export type { MonthFigures, PeriodFigures, YearFigures } from './monthFigures.ts';
