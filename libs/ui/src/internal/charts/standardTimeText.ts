import { formatDate, formatDateTime, formatDay } from '@wealth/i18n-locale';
import type { ChartTime } from './chartTime.ts';

/** Writes the time of a point for the readout and the table. */
export type FormatChartTime = (time: ChartTime) => string;

const daySeconds = 86_400;

function writeDay(time: ChartTime): string {
  return typeof time === 'string' ? formatDay(time) : formatDate(time * 1000);
}

function writeMoment(time: ChartTime): string {
  return typeof time === 'string' ? formatDay(time) : formatDateTime(time * 1000);
}

/** With the time of day only where the points have one. @param points - at wall-clock seconds */
export function standardTimeText(points: ReadonlyArray<{ wall: number }>): FormatChartTime {
  return points.every(({ wall }) => wall % daySeconds === 0) ? writeDay : writeMoment;
}
