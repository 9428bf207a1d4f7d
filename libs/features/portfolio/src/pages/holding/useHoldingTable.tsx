import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  CostAndPriceLine,
  GainLine,
  HoldingCell,
  HoldingTotalCell,
  InstrumentSymbol,
  rangesOf,
  holdingRowsOf,
  type HoldingRow,
  type RowColumn,
} from '@wealth/parts';
import { useMemo } from 'react';
import {
  CostsCell,
  DayCell,
  DayTotal,
  GainCell,
  GainTotal,
  NameCell,
  PriceCell,
  UnitsCell,
  ValueCell,
  WeightCell,
} from './holdingCells.tsx';
import { HoldingMenu } from './HoldingMenu.tsx';

interface HoldingTableInput {
  /** All of them: they make the totals, and the scale of the bars. The same array between renders. */
  holdings: readonly Holding[];
  /** The ISIN of the one whose lots are open. */
  opened: string | undefined;
  /** Memoised by the caller. */
  onToggle: (row: HoldingRow) => void;
}

type Columns = Array<RowColumn<HoldingRow>>;

/** Rupees from which figures are longer than ₹99,99,99,999.99. */
const longFrom = 1e9;

/** Pixels of the columns whose figures may be long: columns that nobody needs so wide take the room of others. */
const widths = {
  usual: { day: 116, value: 132, gain: 176, phone: 132 },
  long: { day: 148, value: 164, gain: 216, phone: 168 },
} as const;

const widthsOf = (holdings: readonly Holding[]) =>
  widths[holdings.reduce((sum, { value }) => sum + value, 0) < longFrom ? 'usual' : 'long'];

const sorted = { isSortable: true, align: 'end' } as const;

/** What is held: how much of it, at what cost and price. */
function useUnitColumns(): Columns {
  const t = useMessages('holdings');
  return useMemo(
    () => [
      {
        ...sorted,
        id: 'quantity',
        header: t('sharesAndWhen'),
        width: 168,
        grow: 6,
        isCut: true,
        sortValue: ({ holding }) => holding.quantity,
        cell: ({ holding }) => <UnitsCell holding={holding} />,
      },
      {
        ...sorted,
        id: 'average',
        header: t('averageAndNext'),
        width: 116,
        hidePriority: 2,
        sortValue: ({ holding }) => holding.average_price,
        cell: ({ holding }) => <CostsCell holding={holding} />,
      },
      {
        ...sorted,
        id: 'price',
        header: t('lastPrice'),
        width: 84,
        hidePriority: 3,
        sortValue: ({ holding }) => holding.last_price,
        cell: ({ holding }) => <PriceCell holding={holding} />,
      },
    ],
    [t],
  );
}

/** What it is worth, what it has gained, and its part of all. */
function useWorthColumns(holdings: readonly Holding[]): Columns {
  const t = useMessages('holdings');
  const formats = useFormats();
  const ranges = useMemo(() => rangesOf(holdingRowsOf(holdings)), [holdings]);
  const { day, value, gain, phone } = widthsOf(holdings);
  return useMemo(
    () => [
      {
        ...sorted,
        id: 'day',
        header: t('dayChange'),
        width: day,
        hidePriority: 4,
        sortValue: ({ holding }) => holding.day_change,
        cell: ({ holding }) => <DayCell holding={holding} />,
        total: <DayTotal holdings={holdings} />,
      },
      {
        ...sorted,
        id: 'value',
        header: t('value'),
        width: value,
        sortValue: ({ holding }) => holding.value,
        cell: ({ holding }) => <ValueCell holding={holding} most={ranges.mostValue} />,
        total: <HoldingTotalCell holdings={holdings} figure="currentValue" />,
        phoneWidth: phone,
        phone: {
          value: ({ holding }) => <HoldingCell holding={holding} figure="currentValue" />,
          valueDetail: ({ holding }) => <GainLine holding={holding} range={ranges.gain} />,
        },
      },
      {
        ...sorted,
        id: 'gain',
        header: t('gain'),
        width: gain,
        sortValue: ({ holding }) => holding.pnl,
        cell: ({ holding }) => <GainCell holding={holding} range={ranges.gain} />,
        total: <GainTotal holdings={holdings} />,
      },
      {
        ...sorted,
        id: 'weight',
        header: t('weight'),
        width: 76,
        hidePriority: 1,
        sortValue: ({ weightPercent }) => weightPercent?.toNumber() ?? null,
        cell: (row) => <WeightCell row={row} most={ranges.mostWeight} />,
        total: formats.percent(100, { isSigned: false, decimals: 0 }),
      },
    ],
    [t, formats, holdings, ranges, day, value, gain, phone],
  );
}

/** The columns of the holdings; what has no room leaves in its turn. The same array between renders. */
export function useHoldingTable({
  holdings,
  opened,
  onToggle,
}: HoldingTableInput): ReadonlyArray<RowColumn<HoldingRow>> {
  const t = useMessages('holdings');
  const units = useUnitColumns();
  const worth = useWorthColumns(holdings);
  return useMemo(
    () => [
      {
        id: 'symbol',
        header: t('instrument'),
        isRowHeader: true,
        isSortable: true,
        width: 180,
        grow: 2,
        sortValue: ({ holding }) => holding.instrument.symbol,
        cell: (row) => <NameCell row={row} isOpen={row.holding.isin === opened} onToggle={onToggle} />,
        total: t('total'),
        phone: {
          title: ({ holding }) => <InstrumentSymbol instrument={holding.instrument} />,
          detail: ({ holding }) => <CostAndPriceLine holding={holding} />,
        },
      },
      ...units,
      ...worth,
      {
        id: 'actions',
        header: t('actions'),
        isActions: true,
        width: 56,
        grow: 0,
        cell: ({ holding }) => <HoldingMenu holding={holding} />,
      },
    ],
    [t, units, worth, opened, onToggle],
  );
}
