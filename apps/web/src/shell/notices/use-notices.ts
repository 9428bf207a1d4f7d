import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import {
  getGetNotificationsQueryKey,
  useGetNotifications,
  useMarkNotificationsRead,
} from '@wealth/api-sdk/client';
import type { Notification, NotificationPage } from '@wealth/api-sdk/model';
import { useClientEvents, type ClientEvent } from '@wealth/stream';

type NoticeEvent = Extract<ClientEvent, { kind: 'notification' }>;

/** As many as the bell shows. */
const newest = { limit: 5 };

const notFound = 404;

/** Puts a notice of the stream on top of the list, as the next answer of the server will have it. */
export function withNotice(
  page: NotificationPage,
  { id, code, category, params, title, body, unread_count }: NoticeEvent,
  time: string,
): NotificationPage {
  const told: Notification = { id, code, category, params, title, body, time, read: false };
  const others = page.items.filter((notice) => notice.id !== id);
  return { ...page, unread_count, items: [told, ...others].slice(0, newest.limit) };
}

function allRead(page: NotificationPage, unreadCount: number): NotificationPage {
  return {
    ...page,
    unread_count: unreadCount,
    items: page.items.map((notice) => ({ ...notice, read: true })),
  };
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
    query: { meta: { onField: () => true } },
  });
  const marking = useMarkNotificationsRead({
    mutation: {
      onSuccess: ({ unread_count }) => change((page) => allRead(page, unread_count)),
    },
  });

  function change(next: (page: NotificationPage) => NotificationPage) {
    queryClient.setQueryData<NotificationPage>(key, (page) => page && next(page));
  }

  useClientEvents((event, time) => {
    if (event.kind === 'notification') change((page) => withNotice(page, event, time));
  });

  return {
    isServed: !(query.error instanceof ApiError && query.error.status === notFound),
    items: query.data?.items,
    unreadCount: query.data?.unread_count ?? 0,
    hasFailed: query.isError,
    isLoading: query.isFetching,
    retry: () => void query.refetch(),
    isMarking: marking.isPending,
    markAllRead: () => marking.mutate({ data: {} }),
  };
}
