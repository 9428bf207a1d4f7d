import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { useUiText } from '../../messages/UiTextsProvider.tsx';
import type { ChartColumn } from './ChartReadout.tsx';
import { sampleRows } from './chartPoints.ts';

interface ChartTableProps<Point extends { wall: number }> {
  label: string;
  points: readonly Point[];
  columns: ReadonlyArray<ChartColumn<Point>>;
  timeText: (point: Point) => string;
}

/** Rows of the table at most: enough to hear the shape, few enough not to weigh the page down. */
const rowLimit = 250;

/** The data of a chart for those who do not see it. */
export function ChartTable<Point extends { wall: number }>({
  label,
  points,
  columns,
  timeText,
}: ChartTableProps<Point>) {
  const t = useUiText(chartTexts);
  const { rows, step } = sampleRows(points, rowLimit);
  return (
    <div className="sr-only">
      <table>
        <caption>{step === 1 ? label : t('tableCaption', { label, step })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.wall}>
              <th scope="row">{timeText(point)}</th>
              {columns.map(({ name, text, spoken }) => (
                <td key={name}>{spoken ?? text(point)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
