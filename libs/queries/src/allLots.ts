import { queryOptions } from '@tanstack/react-query';
import type { Lots } from '@wealth/api-sdk/model';
import { getGetLotsQueryKey, getLots } from '@wealth/api-sdk/stat';
import { readAllPages } from './readAllPages.ts';

/** As many rows as the server answers at once. */
const pageLimit = 200;
/** Pages of one share: 20,000 lots and sales of a year. */
const mostPages = 100;

/** All lots of a share and all sales of the year, whichever pages they came on. */
export type AllLots = Omit<Lots, 'next_cursor'>;

async function readAll(isin: string, signal: AbortSignal): Promise<AllLots> {
  // A part of them would give another tax and another average: better none.
  const pages = await readAllPages(
    (cursor) => getLots({ isin, limit: pageLimit, cursor }, undefined, signal),
    {
      cap: mostPages,
    },
  );
  const open = pages.flatMap((page) => page.open);
  const sold = pages.flatMap((page) => page.sold);
  const last = pages.at(-1);
  return { open, sold, year_gains: last?.year_gains ?? [], brought_losses: last?.brought_losses ?? [] };
}

/** The lots of one share, as they are read: page by page until there are no more. */
export function allLotsOf(isin: string) {
  return queryOptions({
    queryKey: getGetLotsQueryKey({ isin }),
    queryFn: ({ signal }) => readAll(isin, signal),
  });
}
