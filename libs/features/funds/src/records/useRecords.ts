import { getFundRecords } from '@wealth/api-sdk/fund';
import type { FundRecord, FundRecordPage, GetFundRecordsParams } from '@wealth/api-sdk/model';
import type { RecordSearch } from '@wealth/hrefs';
import { readAllRows, usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { useCallback } from 'react';

export const recordId = ({ id }: FundRecord) => id;

/** Rows of a page on the screen: the first ones come soon. */
const pageLimit = 100;
/** As many as the server answers at once: all of them, for a file or a statement. */
const allLimit = 10_000;

const paramsOf = ({ kind, state, query, from, to }: RecordSearch, limit: number): GetFundRecordsParams => ({
  kind,
  state,
  search: query,
  from,
  to,
  limit,
});

const pages = (search: RecordSearch, limit: number) =>
  pagesOf<GetFundRecordsParams, FundRecordPage>('getFundRecords', getFundRecords, paramsOf(search, limit));

/** The records that an address asks for, as far as they were scrolled to, and what all of them add up to. */
export function useRecords(search: RecordSearch) {
  const list = usePages(pages(search, pageLimit), recordId);
  return {
    list,
    totals: list.pages?.[0]?.totals ?? null,
    readAll: () => readAllRows(pages(search, allLimit), recordId),
  };
}

/** All records of some days. */
export function useAllRecords({ from, to }: Pick<RecordSearch, 'from' | 'to'>) {
  const list = usePages(pages({ from, to }, allLimit), recordId);
  const { hasMore, hasMoreFailed, readOn } = list;
  return { ...list, totals: list.pages?.[0]?.totals ?? null, isWhole: !hasMore, hasMoreFailed, readOn };
}

/** Leads from the open record to the ones beside it. */
export function useNeighbours(
  { rows, hasMore, readOn }: ReturnType<typeof useRecords>['list'],
  { open, onOpen }: { open: string | undefined; onOpen: (record: Pick<FundRecord, 'id'>) => void },
) {
  const at = rows?.findIndex(({ id }) => id === open) ?? -1;
  const step = useCallback(
    (by: number) => {
      const next = at === -1 ? undefined : rows?.[at + by];
      if (next) onOpen(next);
      else if (by > 0 && hasMore) readOn();
    },
    [rows, at, hasMore, readOn, onOpen],
  );
  const has = (by: number) => at !== -1 && rows?.[at + by] !== undefined;
  return { step, hasNext: has(1), hasPrevious: has(-1) };
}
