import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@wealth/api-sdk';
import {
  getGetNotificationsQueryKey,
  getMarkNotificationsReadMutationKey,
  getNotifications,
  markNotificationsRead,
  useGetNotifications,
} from '@wealth/api-sdk/client';
import type { Notification, NotificationPage } from '@wealth/api-sdk/model';
import { useClientEvents, type ClientEvent } from '@wealth/stream';

type NoticeEvent = Extract<ClientEvent, { kind: 'notification' }>;

/** As many as the bell shows. */
const newest = { limit: 5 };

/** Puts a notice of the stream on top of the list, as the next answer of the server will have it. */
export function withNotice(
  page: NotificationPage,
  { id, code, category, params, message, unread_count }: NoticeEvent,
  time: string,
): NotificationPage {
  const told: Notification = { id, code, category, params, message, time, read: false };
  const others = page.items.filter((notice) => notice.id !== id);
  return { ...page, unread_count, items: [told, ...others].slice(0, newest.limit) };
}

/** Those of the ids are read; one that has come in the meantime is not. */
export function withRead(
  page: NotificationPage,
  ids: ReadonlySet<string>,
  unreadCount: number,
): NotificationPage {
  const items = page.items.map((notice) => (ids.has(notice.id) ? { ...notice, read: true } : notice));
  // The answer may be older than a notice that the stream has told of since.
  const stillUnread = items.filter((notice) => !notice.read).length;
  return { ...page, unread_count: Math.max(unreadCount, stillUnread), items };
}

/** As many as one call of the server takes. */
const mostIds = 200;

/** The ids that are unread now: what is marked is what was there when it was pressed. */
async function unreadIds(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    // Each page begins where the one before it ended.
    const page = await getNotifications({ limit: mostIds, cursor });
    ids.push(...page.items.filter(({ read }) => !read).map(({ id }) => id));
    cursor = ids.length < Math.min(page.unread_count, mostIds) ? (page.next_cursor ?? undefined) : undefined;
  } while (cursor !== undefined);
  return ids.slice(0, mostIds);
}

export interface Notices {
  /** False where the server has no notices at all. */
  isServed: boolean;
  /** The five newest. */
  items: readonly Notification[] | undefined;
  unreadCount: number;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
  isMarking: boolean;
  markAllRead: () => void;
}

/** The client's newest notices, live over the stream. */
export function useNotices(): Notices {
  const queryClient = useQueryClient();
  const key = getGetNotificationsQueryKey(newest);
  const query = useGetNotifications(newest, {
    // The bell says so itself; a toast on every page would be noise.
    query: { meta: { claims: () => true } },
  });
  const marking = useMutation({
    mutationKey: getMarkNotificationsReadMutationKey(),
    mutationFn: async () => {
      const ids = await unreadIds();
      const { unread_count } = await markNotificationsRead({ ids });
      return { ids: new Set(ids), unread_count };
    },
    onSuccess: ({ ids, unread_count }) => {
      change((page) => withRead(page, ids, unread_count));
    },
  });

  function change(next: (page: NotificationPage) => NotificationPage) {
    queryClient.setQueryData<NotificationPage>(key, (page) => page && next(page));
  }

  useClientEvents((event, time) => {
    if (event.kind === 'notification') change((page) => withNotice(page, event, time));
  });

  return {
    isServed: !isNotFound(query.error),
    items: query.data?.items,
    unreadCount: query.data?.unread_count ?? 0,
    hasFailed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    isMarking: marking.isPending,
    markAllRead: () => marking.mutate(),
  };
}
