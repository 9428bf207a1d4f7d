import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { CompareBar } from '@wealth/ui/compare-bar';
import { InstrumentCell } from '../InstrumentCell.tsx';
import { InstrumentSymbol } from '../symbols/InstrumentSymbol.tsx';
import { HoldingCell, HoldingPrice, HoldingTotalCell, type HoldingFigure } from '../live/HoldingCell.tsx';
import { PrivateFigure } from '../money/PrivateFigure.tsx';
import { Unmasked } from '../money/Unmasked.tsx';
import type { RowColumn } from '../list/Rows.tsx';
import {
  CostAndPriceLine,
  CostLine,
  DayCell,
  GainBar,
  GainLine,
  QuantityCell,
  SettlingLine,
} from './holdingCells.tsx';
import { rangesOf, type HoldingRow } from './holdingRows.ts';

export interface HoldingColumnsInput {
  /** The columns of a preview instead of every figure. */
  isPreview: boolean;
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
function useLargestColumns(input: HoldingColumnsInput): Columns {
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

/** Every figure of a holding; invested value and weight leave where the table has no room for them. */
function useAllColumns(input: HoldingColumnsInput): Columns {
  const t = useMessages('parts');
  const formats = useFormats();
  const { instrument, value, gain, total, ranges } = useShared(input);
  const weight = (row: HoldingRow) => formats.percent(row.weightPercent, { isSigned: false, decimals: 1 });
  return [
    { ...instrument, total: t('total') },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ holding }) => (
        <>
          <QuantityCell holding={holding} />
          <SettlingLine holding={holding} />
        </>
      ),
      phone: { detail: ({ holding }) => <CostAndPriceLine holding={holding} /> },
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
      ...value,
      cell: ({ holding }) => (
        <>
          <HoldingCell holding={holding} figure="currentValue" />
          <Unmasked>
            <CompareBar value={holding.value} most={ranges.mostValue} />
          </Unmasked>
        </>
      ),
    },
    {
      ...gain,
      cell: ({ holding }) => (
        <>
          <HoldingCell holding={holding} figure="unrealisedGain" />
          <span className="block text-caption text-fg-subtle">
            <HoldingCell holding={holding} figure="unrealisedGainPercent" />
          </span>
          <GainBar holding={holding} range={ranges.gain} />
        </>
      ),
    },
    {
      id: 'weight',
      header: t('weight'),
      align: 'end',
      from: 'wide',
      cell: (row) => (
        <>
          <PrivateFigure>{weight(row)}</PrivateFigure>
          <Unmasked>
            <CompareBar value={row.weightPercent?.toNumber() ?? 0} most={ranges.mostWeight} tone="accent" />
          </Unmasked>
        </>
      ),
    },
  ];
}

export function useHoldingColumns(input: HoldingColumnsInput): Columns {
  const largest = useLargestColumns(input);
  const all = useAllColumns(input);
  return input.isPreview ? largest : all;
}
