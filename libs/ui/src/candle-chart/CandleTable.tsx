import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { useMemo } from 'react';
import { GridTable, type GridTableColumn } from '../grid-table/index.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { candleChange, lineNames, type CandleFormats } from './candleWords.ts';
import type { DrawnMark } from './candleDrawing.ts';
import type { CandleData } from './createCandleData.ts';

interface CandleTableProps {
  label: string;
  data: CandleData;
  marks: ReadonlyMap<number, readonly DrawnMark[]>;
  formats: CandleFormats;
  height: number;
}

interface CandleRow {
  index: number;
}

/** Pixels: a price of five digits, and a day with its weekday and time. */
const figureWidth = 96;
const timeWidth = 220;

function useColumns({ data, marks, formats }: Omit<CandleTableProps, 'label' | 'height'>) {
  const t = useUiText(candleChartTexts);
  const chart = useUiText(chartTexts);
  return useMemo(() => {
    const { candles, lines } = data;
    const figure = (id: string, header: string, cell: (index: number) => string) => ({
      id,
      header,
      align: 'end' as const,
      width: figureWidth,
      cell: ({ index }: CandleRow) => cell(index),
    });
    const time = (index: number) => {
      const candle = candles[index];
      return candle ? formats.time(candle) : '';
    };
    const columns: Array<GridTableColumn<CandleRow>> = [
      {
        id: 'time',
        header: chart('time'),
        isRowHeader: true,
        width: timeWidth,
        cell: ({ index }) => time(index),
      },
      figure('open', chart('open'), (index) => formats.price(candles[index]?.open)),
      figure('high', chart('high'), (index) => formats.price(candles[index]?.high)),
      figure('low', chart('low'), (index) => formats.price(candles[index]?.low)),
      figure('close', chart('close'), (index) => formats.price(candles[index]?.close)),
      // Told by the closes beside it: the first to leave where there is no room.
      {
        ...figure('change', t('change'), (index) => formats.percent(candleChange(candles, index))),
        hidePriority: 1,
      },
      figure('volume', chart('volume'), (index) => formats.volume(candles[index]?.volume)),
      ...lines.flatMap((line) =>
        lineNames(line, t).map((name, part) =>
          figure(`${line.id}-${part}`, name, (index) => formats.price(line.readings[index]?.[part])),
        ),
      ),
    ];
    if (marks.size > 0) {
      columns.push({
        id: 'events',
        header: t('events'),
        width: 160,
        cell: ({ index }) => (marks.get(index) ?? []).map(({ label }) => label).join(', '),
      });
    }
    return columns;
  }, [data, marks, formats, t, chart]);
}

/** The same data as rows, the latest first. */
export function CandleTable({ label, height, ...rest }: CandleTableProps) {
  const columns = useColumns(rest);
  const { candles } = rest.data;
  const rows = useMemo(
    () => candles.map((_candle, index): CandleRow => ({ index: candles.length - 1 - index })),
    [candles],
  );
  return (
    <GridTable
      aria-label={label}
      columns={columns}
      rows={rows}
      rowId={({ index }) => String(candles[index]?.wall)}
      maxHeight={`${height}px`}
    />
  );
}
