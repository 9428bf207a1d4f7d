import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  HoldingCell,
  HoldingPrice,
  HoldingTotalCell,
  InstrumentCell,
  type HoldingFigure,
  OwnFigure,
  WhileShown,
} from '@wealth/parts';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { rangesOf, type HoldingRow } from '../../model/holdingRows.ts';
import { DayCell, GainCell, QuantityCell } from './holdingCells.tsx';

/** The holdings from 768 px on; invested value and weight leave where the table has no room for them. */
export function HoldingsTable({ rows }: { rows: readonly HoldingRow[] }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  const holdings = useMemo(() => rows.map(({ holding }) => holding), [rows]);
  const ranges = rangesOf(rows);
  const total = (figure: HoldingFigure) => <HoldingTotalCell holdings={holdings} figure={figure} />;
  const weight = (row: HoldingRow) => formats.percent(row.weightPercent, { isSigned: false, decimals: 1 });

  const columns: ReadonlyArray<DataTableColumn<HoldingRow>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: ({ holding: { instrument } }) => <InstrumentCell instrument={instrument} />,
      total: t('total'),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ holding }) => <QuantityCell holding={holding} />,
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: ({ holding }) => <HoldingPrice holding={holding} />,
    },
    {
      id: 'dayChange',
      header: t('dayChange'),
      align: 'end',
      cell: ({ holding }) => (
        <DayCell
          percent={<HoldingCell holding={holding} figure="dayChangePercent" />}
          amount={<HoldingCell holding={holding} figure="dayChange" />}
        />
      ),
      total: <DayCell percent={total('dayChangePercent')} amount={total('dayChange')} />,
    },
    {
      id: 'invested',
      header: t('invested'),
      align: 'end',
      from: 'wide',
      cell: ({ holding }) => <HoldingCell holding={holding} figure="investedValue" />,
      total: total('investedValue'),
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: ({ holding }) => (
        <>
          <HoldingCell holding={holding} figure="currentValue" />
          <WhileShown>
            <CompareBar value={holding.value} most={ranges.mostValue} />
          </WhileShown>
        </>
      ),
      total: total('currentValue'),
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: ({ holding }) => <GainCell holding={holding} range={ranges.gain} />,
      total: total('unrealisedGain'),
    },
    {
      id: 'weight',
      header: t('weight'),
      align: 'end',
      from: 'wide',
      cell: (row) => (
        <>
          <OwnFigure>{weight(row)}</OwnFigure>
          <WhileShown>
            <CompareBar value={row.weightPercent?.toNumber() ?? 0} most={ranges.mostWeight} tone="accent" />
          </WhileShown>
        </>
      ),
    },
  ];

  return (
    <DataTable
      aria-label={t('holdingsTable')}
      columns={columns}
      rows={rows}
      rowId={({ holding }) => instrumentIdOf(holding.instrument)}
    />
  );
}
