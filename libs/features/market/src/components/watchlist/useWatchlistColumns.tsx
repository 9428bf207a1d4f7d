import type { Quote } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DayLine, InstrumentCell, LiveCell, TwoLines, type LiveCellProps } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import type { GridTableColumn } from '@wealth/ui/grid-table';
import { useMemo } from 'react';
import { AlertDistance } from '../alerts/AlertDistance.tsx';
import { RangeCell } from './RangeCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './rowActions.ts';
import type { WatchlistRow } from './watchlistRows.ts';

function live(figure: LiveCellProps['figure'], form?: LiveCellProps['form']) {
  return function liveCell(row: WatchlistRow) {
    return row.quote && <LiveCell instrument={row} served={row.quote} figure={figure} form={form} />;
  };
}

function priceWithChange(row: WatchlistRow) {
  return <TwoLines first={live('lastPrice')(row)} second={live('changePercent')(row)} />;
}

const served = (
  figure: 'last_price' | 'change' | 'change_percent' | 'volume' | 'open' | 'high' | 'low' | 'previous_close',
) => ({
  id: figure,
  align: 'end' as const,
  isSortable: true,
  sortValue: ({ quote }: WatchlistRow) => quote?.[figure] ?? null,
});

/** The columns of a watch list. @param actions - Memoised by the caller. */
export function useWatchlistColumns(actions: RowActions): ReadonlyArray<GridTableColumn<WatchlistRow>> {
  const t = useMessages('market');
  const formats = useFormats();
  const isPhone = useBreakpoint() === 'mobile';
  return useMemo(() => {
    const fixed =
      (figure: keyof Pick<Quote, 'open' | 'high' | 'low' | 'previous_close'>) => (row: WatchlistRow) =>
        row.quote && formats.price(row.quote[figure]);
    return [
      {
        id: 'symbol',
        header: t('instrument'),
        isRowHeader: true,
        width: 124,
        grow: 2,
        isSortable: true,
        sortValue: ({ symbol }) => symbol,
        // What is not listed has no name, and keeps its place and its menu.
        cell: (row) => <InstrumentCell instrument={row.listed ? row : { ...row, name: t('notListed') }} />,
      },
      {
        ...served('last_price'),
        header: t('lastPrice'),
        width: isPhone ? 108 : 90,
        cell: isPhone ? priceWithChange : live('lastPrice'),
      },
      { ...served('change'), header: t('change'), from: 'tablet', width: 100, cell: live('change') },
      {
        ...served('change_percent'),
        header: t('changePercent'),
        // A phone has it beneath the price, of which no digit may be cut.
        from: 'tablet',
        width: 90,
        cell: live('changePercent', 'pill'),
      },
      {
        id: 'sparkline',
        header: t('dayLine'),
        from: 'tablet',
        width: 104,
        cell: (row) => row.listed && <DayLine instrument={row} />,
      },
      { ...served('volume'), header: t('volume'), from: 'tablet', width: 100, cell: live('volume') },
      { ...served('open'), header: t('open'), from: 'desktop', width: 100, cell: fixed('open') },
      { ...served('high'), header: t('high'), from: 'desktop', width: 100, cell: fixed('high') },
      { ...served('low'), header: t('low'), from: 'desktop', width: 100, cell: fixed('low') },
      {
        ...served('previous_close'),
        header: t('previousClose'),
        from: 'desktop',
        width: 110,
        cell: fixed('previous_close'),
      },
      {
        id: 'day_range',
        header: t('dayRange'),
        from: 'tablet',
        width: 110,
        cell: ({ quote }) => quote && <RangeCell served={quote} of="day" />,
      },
      {
        id: 'week52_range',
        header: t('yearRange'),
        from: 'desktop',
        width: 110,
        cell: ({ quote }) => quote && <RangeCell served={quote} of="week52" />,
      },
      {
        id: 'alert_distance',
        header: t('toAlert'),
        from: 'tablet',
        align: 'end',
        width: 100,
        isSortable: true,
        sortValue: ({ alertDistance }) => alertDistance,
        cell: ({ alert, quote }) => alert && quote && <AlertDistance alert={alert} served={quote} />,
      },
      {
        id: 'actions',
        header: t('rowActions'),
        isActions: true,
        width: 52,
        grow: 0,
        cell: (row) => <RowMenu row={row} actions={actions} />,
      },
    ];
  }, [t, formats, actions, isPhone]);
}
