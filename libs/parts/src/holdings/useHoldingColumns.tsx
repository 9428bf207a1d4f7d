import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell } from '../InstrumentCell.tsx';
import { InstrumentSymbol } from '../symbols/InstrumentSymbol.tsx';
import { HoldingCell, HoldingPrice, HoldingTotalCell, type HoldingFigure } from '../live/HoldingCell.tsx';
import type { RowColumn } from '../list/Rows.tsx';
import { CostLine, GainBar, GainLine, QuantityCell } from './holdingCells.tsx';
import { rangesOf, type HoldingRow } from './holdingRows.ts';

export interface HoldingColumnsInput {
  /** The rows that are shown: their bars have one scale. */
  rows: readonly HoldingRow[];
  /** What the row of totals adds up; the same array between renders. */
  all: readonly Holding[];
}

type Columns = ReadonlyArray<RowColumn<HoldingRow>>;

function useShared({ rows, all }: HoldingColumnsInput) {
  const t = useMessages('parts');
  const ranges = rangesOf(rows);
  const total = (figure: HoldingFigure) => <HoldingTotalCell holdings={all} figure={figure} />;
  const instrument: RowColumn<HoldingRow> = {
    id: 'instrument',
    header: t('instrument'),
    isRowHeader: true,
    cell: ({ holding }) => <InstrumentCell instrument={holding.instrument} />,
    phone: { title: ({ holding }) => <InstrumentSymbol instrument={holding.instrument} /> },
  };
  const value: RowColumn<HoldingRow> = {
    id: 'currentValue',
    header: t('currentValue'),
    align: 'end',
    cell: ({ holding }) => <HoldingCell holding={holding} figure="currentValue" />,
    total: total('currentValue'),
    phone: { value: ({ holding }) => <HoldingCell holding={holding} figure="currentValue" /> },
  };
  const gain: RowColumn<HoldingRow> = {
    id: 'unrealisedGain',
    header: t('unrealisedGain'),
    align: 'end',
    cell: ({ holding }) => (
      <>
        <HoldingCell holding={holding} figure="unrealisedGain" />
        <GainBar holding={holding} range={ranges.gain} />
      </>
    ),
    total: total('unrealisedGain'),
    phone: { valueDetail: ({ holding }) => <GainLine holding={holding} range={ranges.gain} /> },
  };
  return { instrument, value, gain, total, ranges };
}

/** The columns of a preview: cost, price, value and gain. */
export function useHoldingColumns(input: HoldingColumnsInput): Columns {
  const t = useMessages('parts');
  const formats = useFormats();
  const { instrument, value, gain, total } = useShared(input);
  return [
    { ...instrument, total: t('allHoldings', { count: formats.quantity(input.all.length) }) },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ holding }) => <QuantityCell holding={holding} />,
      phone: { detail: ({ holding }) => <CostLine holding={holding} /> },
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: ({ holding }) => (
        <>
          <HoldingPrice holding={holding} />
          <span className="block text-caption">
            <HoldingCell holding={holding} figure="dayChangePercent" />
          </span>
        </>
      ),
      total: total('dayChangePercent'),
    },
    value,
    { ...gain, header: t('gain') },
  ];
}
