import { formatDate, formatDateTime, formatDay, india } from '@wealth/i18n-locale';
import type { ChartTime } from './chartTime.ts';

/** Writes the time of a point for the readout and the table. */
export type FormatChartTime = (time: ChartTime) => string;

const daySeconds = 86_400;

/**
 * In IST, as the axis, with the time of day only where the points have one.
 *
 * @param points - At wall-clock seconds.
 * @param locale - BCP 47 tag: of the words for days and months.
 */
export function standardTimeText(points: ReadonlyArray<{ wall: number }>, locale: string): FormatChartTime {
  const region = { ...india, locale };
  const formatMoment = points.every(({ wall }) => wall % daySeconds === 0) ? formatDate : formatDateTime;
  return (time) =>
    typeof time === 'string' ? formatDay(time, { region }) : formatMoment(time * 1000, { region });
}
