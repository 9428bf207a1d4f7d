import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { WidgetQuery } from '@wealth/ui/card';
import { ApiError } from '@wealth/api-sdk';
import { readAllPages, type CursorPage, type ErrorMeta, type PageOptions } from '@wealth/queries';
import { useCallback, useMemo } from 'react';

const badRequest = 400;

/** The server has forgotten the order that the cursor continues: the list can only begin again. */
const isForgotten = (error: unknown) => error instanceof ApiError && error.status === badRequest;

interface RowPage<Row> extends CursorPage {
  items: readonly Row[];
}

/** The rows of all pages, each once: one that came between two pages moves the others. */
function joined<Row>(pages: ReadonlyArray<RowPage<Row>>, rowId: (row: Row) => string) {
  const rows = new Map<string, Row>();
  let isRepeating = false;
  for (const { items } of pages) {
    const before = rows.size;
    for (const item of items) {
      const id = rowId(item);
      if (!rows.has(id)) rows.set(id, item);
    }
    isRepeating = items.length > 0 && rows.size === before;
  }
  return { rows: [...rows.values()], isRepeating };
}

/** Of `pagesOf`, and how fresh it is and who claims its failures. */
export interface ListOptions<Page extends CursorPage> extends PageOptions<Page, string> {
  enabled?: boolean;
  meta?: ErrorMeta;
  refetchInterval?: number | false;
  staleTime?: number;
}

const nothingYet = { rows: undefined, isRepeating: false };

/** All rows of a list in their order, each once, also those that nobody has scrolled to. */
export async function readAllRows<Page extends RowPage<unknown>>(
  { queryFn }: PageOptions<Page, string>,
  rowId: (row: Page['items'][number]) => string,
): Promise<ReadonlyArray<Page['items'][number]>> {
  const { signal } = new AbortController();
  const pages = await readAllPages((cursor) => queryFn({ pageParam: cursor, signal }));
  return joined<Page['items'][number]>(pages, rowId).rows;
}

/** A list as `usePages` answers it. */
export interface Pages<Row> extends Pick<
  ReturnType<typeof usePages>,
  'hasMore' | 'hasMoreFailed' | 'readOn' | 'retryMore'
> {
  query: WidgetQuery;
  rows: readonly Row[] | undefined;
}

/**
 * A list behind a cursor as far as it was asked for.
 *
 * @param rowId - The same function between renders.
 */
export function usePages<Page extends RowPage<unknown>>(
  options: ListOptions<Page>,
  rowId: (row: Page['items'][number]) => string,
) {
  const client = useQueryClient();
  const query = useInfiniteQuery(options);
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const { rows, isRepeating } = useMemo(
    () => (data ? joined<Page['items'][number]>(data.pages, rowId) : nothingYet),
    [data, rowId],
  );

  function readAgain() {
    // Only what is at the top is asked for: the pages behind it come by its own cursor.
    client.setQueryData<InfiniteData<Page, string | undefined>>(
      options.queryKey,
      (held) => held && { pages: held.pages.slice(0, 1), pageParams: held.pageParams.slice(0, 1) },
    );
    void refetch();
  }

  return {
    query,
    pages: data?.pages,
    /** Undefined before the first page is there. */
    rows,
    /** A page that brings nothing new would be asked for without end. */
    hasMore: hasNextPage && !isRepeating,
    hasMoreFailed: isFetchNextPageError,
    /** The next page, unless it is on its way or could not be had: then the client asks for it. */
    readOn: useCallback(() => {
      if (!isFetching && !isFetchNextPageError) void fetchNextPage();
    }, [isFetching, isFetchNextPageError, fetchNextPage]),
    retryMore: () => (isForgotten(error) ? readAgain() : void fetchNextPage()),
    readAgain,
    isReading: isFetching,
  };
}
