import type { HoldingSearch } from '@wealth/hrefs';
import { instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  useCsv,
  useFileWords,
  useHoldingsNow,
  useSectorName,
  type HoldingRow,
  type ListFilter,
  type LiveHolding,
} from '@wealth/parts';
import { useMemo } from 'react';
import { sortTexts } from './sortTexts.ts';

interface HoldingsCsvInput {
  /** Those that are shown, in their order; the same array between renders. */
  rows: readonly HoldingRow[];
  filters: readonly ListFilter[];
  search: HoldingSearch;
}

/** A row of the file: the holding, with its figures at the price of the moment. */
interface FileRow extends HoldingRow {
  now: LiveHolding;
}

/** The holdings that are shown, as a file at the prices of the moment in which it is made. */
export function useHoldingsCsv({ rows, filters, search }: HoldingsCsvInput) {
  const t = useMessages('holdings');
  const sectorName = useSectorName();
  const readNow = useHoldingsNow(useMemo(() => rows.map(({ holding }) => holding), [rows]));
  const words = useFileWords(filters, search);
  const sort = t(sortTexts[search.sort ?? 'value']);
  const arrivals = ({ holding }: FileRow) =>
    holding.arriving
      .map(({ quantity, sellable_from: from }) => (from === null ? `${quantity}` : `${quantity} ${from}`))
      .join('; ');
  return useCsv<FileRow>({
    name: 'holdings',
    head: ({ length: count }) => {
      const { filters: left, time } = words();
      return t('csv', { count, filters: left, sort, time });
    },
    columns: [
      {
        csv: [
          { title: t('instrument'), cell: ({ holding }) => instrumentIdOf(holding.instrument) },
          { title: t('name'), cell: ({ holding }) => holding.instrument.name },
          { title: t('isin'), cell: ({ holding }) => holding.isin },
          { title: t('sector'), cell: ({ holding }) => sectorName(holding.sector) },
          { title: t('shares'), cell: ({ holding }) => holding.quantity },
          { title: t('settled'), cell: ({ holding }) => holding.settled },
          { title: t('t1'), cell: ({ holding }) => holding.t1_quantity },
          { title: t('pledged'), cell: ({ holding }) => holding.pledged },
          { title: t('inTransit'), cell: ({ holding }) => holding.in_transit },
          { title: t('arrives'), cell: arrivals },
          { title: t('waiting'), cell: ({ holding }) => holding.waiting },
          { title: t('sellable'), cell: ({ holding }) => holding.sellable },
          { title: t('average'), cell: ({ holding }) => holding.average_price },
          { title: t('next'), cell: ({ holding }) => holding.next_price },
          { title: t('cost'), cell: ({ now }) => now.investedValue.toNumber() },
          { title: t('lastPrice'), cell: ({ now }) => now.lastPrice },
          { title: t('dayChange'), cell: ({ now }) => now.dayChange.toNumber() },
          { title: t('value'), cell: ({ now }) => now.currentValue.toNumber() },
          { title: t('gain'), cell: ({ now }) => now.unrealisedGain.toNumber() },
          { title: t('gainPercent'), cell: ({ now }) => now.unrealisedGainPercent },
          { title: t('weight'), cell: ({ weightPercent }) => weightPercent?.toNumber() ?? null },
        ],
      },
    ],
    rows: async () => {
      const figures = readNow();
      return rows.flatMap((row, index) => {
        const now = figures[index];
        return now ? [{ ...row, now }] : [];
      });
    },
    isOwn: true,
  });
}
