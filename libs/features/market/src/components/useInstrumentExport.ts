import { getInstruments } from '@wealth/api-sdk/stock';
import type { StockDetail } from '@wealth/api-sdk/model';
import { csvText, instrumentIdOf, type CsvCell } from '@wealth/domain';
import type { MarketSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSaveTable, useSectorName } from '@wealth/parts';
import { readAllPages } from '@wealth/queries';
import { useMutation } from '@tanstack/react-query';
import { instrumentQuery } from './instrumentQuery.ts';
import { useExportWords } from './useExportWords.ts';

/** As many as the server answers at once. */
const pageLimit = 200;

/** All rows of the address in its order, also those that nobody has scrolled to. */
async function readAll(search: MarketSearch): Promise<StockDetail[]> {
  const query = { ...instrumentQuery(search), limit: pageLimit };
  const pages = await readAllPages((cursor) => getInstruments({ ...query, cursor }));
  return pages.flatMap(({ items }) => items);
}

/** Hands over the filtered rows as CSV, below what says which they are, in what order and of when. */
export function useInstrumentExport(search: MarketSearch) {
  const t = useMessages('market');
  const formats = useFormats();
  const sectorName = useSectorName();
  const words = useExportWords(search);
  const saveTable = useSaveTable();

  function textOf(rows: readonly StockDetail[]): string {
    const newest = rows.reduce((latest, { quote }) => (quote.time > latest ? quote.time : latest), '');
    const lines = rows.map(({ sector, market_cap, quote, ...instrument }): CsvCell[] => [
      instrumentIdOf(instrument),
      instrument.name,
      instrument.isin,
      sectorName(sector),
      quote.last_price,
      quote.change,
      quote.change_percent,
      quote.volume,
      market_cap,
      quote.week52_low,
      quote.week52_high,
    ]);
    return csvText([
      [
        t('csvInstruments', {
          ...words,
          count: rows.length,
          time: newest === '' ? '–' : formats.dateTime(newest),
        }),
      ],
      [
        t('instrument'),
        t('name'),
        t('isin'),
        t('sector'),
        t('lastPrice'),
        t('change'),
        t('changePercent'),
        t('volume'),
        t('marketCap'),
        t('yearLow'),
        t('yearHigh'),
      ],
      ...lines,
    ]);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(search),
    onSuccess: (rows) => saveTable('instruments', textOf(rows)),
  });
  return { exportRows: () => mutate(), isExporting: isPending };
}
