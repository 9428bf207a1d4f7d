import { useInfiniteQuery } from '@tanstack/react-query';
import { getGetNotificationsQueryKey, getNotifications } from '@wealth/api-sdk/client';

/** Rows that one press of "Show more" adds. */
const pageLimit = 25;

/** All notices, page by page behind the server's cursor. */
export function useAllNotices() {
  return useInfiniteQuery({
    queryKey: [...getGetNotificationsQueryKey({ limit: pageLimit }), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getNotifications({ limit: pageLimit, cursor: pageParam }, undefined, signal),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // A notice that came between two pages moves the rows: each is shown once.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ items }) => items).map((notice) => [notice.id, notice])).values(),
    ],
    meta: { claims: () => true },
  });
}
