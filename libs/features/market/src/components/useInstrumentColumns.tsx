import type { StockDetail } from '@wealth/api-sdk/model';
import { marketColumns, type MarketColumn } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  InstrumentCell,
  InstrumentSymbol,
  LiveCell,
  RowTrade,
  useSectorName,
  type RowColumn,
  type LiveCellProps,
} from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import { useMemo } from 'react';
import { placeInRange } from './detail/RangeBar.tsx';
import { useOtherOf } from './useExchangeSwitch.ts';

/** A cell that moves with the quote. */
function live(figure: LiveCellProps['figure'], form?: LiveCellProps['form']) {
  return function liveCell(instrument: StockDetail) {
    return <LiveCell instrument={instrument} served={instrument.quote} figure={figure} form={form} />;
  };
}

/** Where the price stood in its 52 weeks when the list was read, with the ends in words. */
function YearRange({ quote: { week52_low, week52_high, last_price } }: StockDetail) {
  const formats = useFormats();
  return (
    <span className="grid gap-1 text-tick text-fg-subtle">
      <span aria-hidden="true" className="relative h-1 rounded-full bg-border-strong forced-colors:border">
        <span
          className="absolute -top-1 h-3 w-0.5 -translate-x-1/2 bg-fg forced-colors:bg-system-text"
          style={{ left: `${placeInRange(week52_low, week52_high, last_price)}%` }}
        />
      </span>
      <span className="row-note">
        <span className="flex justify-between gap-2">
          <span className="figure">{formats.price(week52_low)}</span>
          <span className="figure">{formats.price(week52_high)}</span>
        </span>
      </span>
    </span>
  );
}

/** The columns that stand there until others are chosen. */
const usualColumns: readonly MarketColumn[] = [
  'last_price',
  'change',
  'change_percent',
  'volume',
  'market_cap',
  'week52',
  'sector',
];

/** Which columns the address leaves out. @param columns - As it says; absent for the usual ones. */
export function hiddenColumnsOf(columns: string | undefined): string[] {
  const shown: readonly string[] = columns?.split('.') ?? usualColumns;
  return marketColumns.filter((column) => !shown.includes(column));
}

/** What the address says of the columns when these are hidden: the usual ones are not named. */
export function columnsWithout(hidden: readonly string[]): string | undefined {
  const shown = marketColumns.filter((column) => !hidden.includes(column));
  // An address without a column would be one that says nothing of them: one stays.
  const kept = shown.length > 0 ? shown : (['last_price'] as const);
  const text = kept.join('.');
  return text === usualColumns.join('.') || text === inOrder(usualColumns) ? undefined : text;
}

const inOrder = (columns: readonly MarketColumn[]) =>
  marketColumns.filter((column) => columns.includes(column)).join('.');

/**
 * The instruments with their prices; a phone shows name, price and change. The same array between renders.
 *
 * @param onSwitch - Shows a row at its other exchange; memoised by the caller. Absent where each listing has a row.
 */
export function useInstrumentColumns(
  onSwitch: ((share: StockDetail) => void) | undefined,
): ReadonlyArray<RowColumn<StockDetail>> {
  const t = useMessages('market');
  const formats = useFormats();
  const sectorName = useSectorName();
  const otherOf = useOtherOf(onSwitch);
  return useMemo(
    (): ReadonlyArray<RowColumn<StockDetail>> => [
      {
        id: 'symbol',
        header: t('instrument'),
        isRowHeader: true,
        isSortable: true,
        width: 160,
        grow: 2,
        cell: (instrument) => <InstrumentCell instrument={instrument} other={otherOf(instrument)} />,
        phone: {
          title: (instrument) => (
            <>
              <InstrumentSymbol instrument={instrument} /> <Tag>{instrument.market}</Tag>
            </>
          ),
          detail: ({ name }) => name,
        },
      },
      {
        id: 'name',
        header: t('name'),
        isSortable: true,
        width: 180,
        grow: 2,
        cell: ({ name }) => name,
      },
      {
        id: 'last_price',
        header: t('lastPrice'),
        align: 'end',
        isSortable: true,
        width: 104,
        cell: live('lastPrice'),
        phone: { value: live('lastPrice') },
      },
      { id: 'change', header: t('change'), align: 'end', width: 104, cell: live('change') },
      {
        id: 'change_percent',
        header: t('changePercent'),
        align: 'end',
        isSortable: true,
        width: 104,
        cell: live('changePercent', 'pill'),
        phone: { valueDetail: live('changePercent') },
      },
      {
        id: 'volume',
        header: t('volume'),
        align: 'end',
        isSortable: true,
        width: 92,
        cell: live('volume'),
      },
      {
        id: 'market_cap',
        header: t('marketCap'),
        align: 'end',
        isSortable: true,
        width: 124,
        cell: ({ market_cap }) => <span className="figure">{formats.compact(market_cap)}</span>,
      },
      {
        id: 'week52',
        header: t('yearRange'),
        from: 'desktop',
        width: 150,
        cell: (instrument) => <YearRange {...instrument} />,
      },
      {
        id: 'sector',
        header: t('sector'),
        from: 'desktop',
        width: 120,
        cell: ({ sector }) => sectorName(sector),
      },
      {
        id: 'trade',
        header: t('rowActions'),
        isActions: true,
        width: 140,
        grow: 0,
        cell: (instrument) => <RowTrade instrument={instrument} />,
      },
    ],
    [t, formats, sectorName, otherOf],
  );
}
