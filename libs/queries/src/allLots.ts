import { queryOptions } from '@tanstack/react-query';
import type { Lot, Lots, SoldLot } from '@wealth/api-sdk/model';
import { getGetLotsQueryKey, getLots } from '@wealth/api-sdk/stat';

/** As many rows as the server answers at once. */
const pageLimit = 200;
/** Pages of one share: 20,000 lots and sales of a year. */
const mostPages = 100;

/** All lots of a share and all sales of the year, whichever pages they came on. */
export type AllLots = Omit<Lots, 'next_cursor'>;

async function readAll(isin: string, signal: AbortSignal): Promise<AllLots> {
  const open: Lot[] = [];
  const sold: SoldLot[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await getLots({ isin, limit: pageLimit, cursor }, undefined, signal);
    open.push(...page.open);
    sold.push(...page.sold);
    if (page.next_cursor === null) return { open, sold, year_gains: page.year_gains };
    cursor = page.next_cursor;
  }
  // A part of them would give another tax and another average: better none.
  throw new RangeError('the lots of a share have no end');
}

/** The lots of one share, as they are read: page by page until there are no more. */
export function allLotsOf(isin: string) {
  return queryOptions({
    queryKey: getGetLotsQueryKey({ isin }),
    queryFn: ({ signal }) => readAll(isin, signal),
  });
}
