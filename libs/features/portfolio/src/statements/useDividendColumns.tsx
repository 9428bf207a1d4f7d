import type { Dividend } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { ShareName } from './ShareName.tsx';
import { dividendStates } from './actionTexts.ts';

/** What some dividends come to, in rupees. */
export interface DividendTotals {
  gross: number;
  tds: number;
  net: number;
}

/** The columns of a list of dividends. */
export function useDividendColumns({ gross, tds, net }: DividendTotals) {
  const t = useMessages('statements');
  const formats = useFormats();
  return useMemo(
    (): ReadonlyArray<DataTableColumn<Dividend>> => [
      {
        id: 'share',
        header: t('share'),
        isRowHeader: true,
        cell: ({ instrument, isin }) => <ShareName instrument={instrument} isin={isin} />,
        total: t('total'),
      },
      { id: 'ex', header: t('exDate'), cell: ({ ex_date: day }) => formats.day(day) },
      {
        id: 'state',
        header: t('state'),
        cell: ({ state, paid_on: paid, expected_on: expected }) => (
          <>
            {t(dividendStates[state])}
            <span className="block text-caption text-fg-subtle">{formats.day(paid ?? expected)}</span>
          </>
        ),
      },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: (row) => <PrivateFigure>{formats.quantity(row.quantity)}</PrivateFigure>,
      },
      {
        id: 'per',
        header: t('perShare'),
        align: 'end',
        cell: ({ per_share: per }) => formats.price(per),
      },
      {
        id: 'gross',
        header: t('gross'),
        align: 'end',
        cell: (row) => <Money rupees={row.gross} />,
        total: <Money rupees={gross} />,
      },
      {
        id: 'tds',
        header: t('tds'),
        align: 'end',
        cell: (row) => <Money rupees={row.tds} />,
        total: <Money rupees={tds} />,
      },
      {
        id: 'net',
        header: t('net'),
        align: 'end',
        cell: (row) => <Money rupees={row.net} />,
        total: <Money rupees={net} />,
      },
    ],
    [t, formats, gross, tds, net],
  );
}
