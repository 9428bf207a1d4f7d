import { missing } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useCsv } from '@wealth/parts';
import type { WatchlistRow } from './watchlistRows.ts';

/** The rows of a list as they are shown, below what says which list it is and of when its prices are. */
export function useWatchlistCsv(rows: readonly WatchlistRow[], name: string) {
  const t = useMessages('market');
  const formats = useFormats();
  return useCsv<WatchlistRow>({
    name,
    head({ length: count }) {
      const newest = rows.reduce(
        (latest, { quote }) => (quote && quote.time > latest ? quote.time : latest),
        '',
      );
      return t('csvList', { name, count, time: newest === '' ? missing : formats.dateTime(newest) });
    },
    columns: [
      {
        csv: [
          { title: t('instrument'), cell: ({ id }) => id },
          { title: t('name'), cell: (row) => row.name },
          { title: t('lastPrice'), cell: ({ quote }) => quote?.last_price ?? null },
          { title: t('change'), cell: ({ quote }) => quote?.change ?? null },
          { title: t('changePercent'), cell: ({ quote }) => quote?.change_percent ?? null },
          { title: t('volume'), cell: ({ quote }) => quote?.volume ?? null },
        ],
      },
    ],
    rows,
  });
}
