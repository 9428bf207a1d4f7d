import type { ReadOperation } from './staleAfter.ts';

export interface PagesBy<Page, Place extends string | number> {
  /** As the SDK writes the key of the read. */
  key: readonly unknown[];
  /** @param place - Where the page begins; undefined for the first one. */
  read: (place: Place | undefined, signal: AbortSignal) => Promise<Page>;
  /** Where the page after this one begins; null or undefined where this one is the last. */
  next: (page: Page, place: Place | undefined) => Place | null | undefined;
}

/** How a list is read page by page: for `useInfiniteQuery` and its like. */
export interface PageOptions<Page, Place> {
  queryKey: readonly unknown[];
  initialPageParam: undefined;
  queryFn: (context: { pageParam: Place | undefined; signal: AbortSignal }) => Promise<Page>;
  getNextPageParam: (
    ...of: [
      page: Page,
      pages: readonly Page[],
      place: Place | undefined,
      asked: ReadonlyArray<Place | undefined>,
    ]
  ) => Place | undefined;
}

/** How a list is read page by page, whatever says where a page begins. A place that comes twice ends the list. */
export function pagesBy<Page, Place extends string | number>({
  key,
  read,
  next,
}: PagesBy<Page, Place>): PageOptions<Page, Place> {
  return {
    queryKey: [...key, 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (...[page, , place, asked]) => {
      const following = next(page, place) ?? undefined;
      return asked.includes(following) ? undefined : following;
    },
  };
}

/** What every list behind a cursor answers. */
export interface CursorPage {
  next_cursor: string | null;
}

/** Reads one page behind a cursor, as the SDK has it. */
export type ReadPage<Params, Page> = (
  params: Params & { cursor?: string | undefined },
  options?: undefined,
  signal?: AbortSignal,
) => Promise<Page>;

/**
 * How a list behind the server's cursor is read page by page.
 *
 * @param operation - By which it becomes stale; `read` is its function of the SDK.
 */
export function pagesOf<Params extends object, Page extends CursorPage>(
  operation: ReadOperation,
  read: ReadPage<Params, Page>,
  params: Params,
): PageOptions<Page, string> {
  return pagesBy<Page, string>({
    key: [operation, params],
    read: (cursor, signal) => read({ ...params, cursor }, undefined, signal),
    next: (page) => page.next_cursor,
  });
}
