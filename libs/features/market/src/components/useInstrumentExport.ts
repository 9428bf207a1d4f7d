import { missing } from '@wealth/i18n-locale';
import type { StockDetail } from '@wealth/api-sdk/model';
import { getInstruments } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import type { MarketSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { readAllRows, useCsv, useSectorName } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { instrumentQuery } from './instrumentQuery.ts';
import { useExportWords } from './useExportWords.ts';

/** As many as the server answers at once. */
const pageLimit = 200;

/** Hands over the filtered rows as CSV, below what says which they are, in what order and of when. */
export function useInstrumentExport(search: MarketSearch) {
  const t = useMessages('market');
  const formats = useFormats();
  const sectorName = useSectorName();
  const words = useExportWords(search);
  const pages = pagesOf('getInstruments', getInstruments, { ...instrumentQuery(search), limit: pageLimit });

  return useCsv<StockDetail>({
    name: 'instruments',
    head(rows) {
      const newest = rows.reduce((latest, { quote }) => (quote.time > latest ? quote.time : latest), '');
      const time = newest === '' ? missing : formats.dateTime(newest);
      return t('csvInstruments', { ...words, count: rows.length, time });
    },
    // All that is known of each, whichever columns are shown.
    columns: [
      {
        csv: [
          { title: t('instrument'), cell: instrumentIdOf },
          { title: t('name'), cell: ({ name }) => name },
          { title: t('isin'), cell: ({ isin }) => isin },
          { title: t('sector'), cell: ({ sector }) => sectorName(sector) },
          { title: t('lastPrice'), cell: ({ quote }) => quote.last_price },
          { title: t('change'), cell: ({ quote }) => quote.change },
          { title: t('changePercent'), cell: ({ quote }) => quote.change_percent },
          { title: t('volume'), cell: ({ quote }) => quote.volume },
          { title: t('marketCap'), cell: ({ market_cap: cap }) => cap },
          { title: t('yearLow'), cell: ({ quote }) => quote.week52_low },
          { title: t('yearHigh'), cell: ({ quote }) => quote.week52_high },
        ],
      },
    ],
    rows: () => readAllRows(pages, instrumentIdOf),
  });
}
