import { getNotifications } from '@wealth/api-sdk/client';
import type { Notification } from '@wealth/api-sdk/model';
import { usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';

/** Rows that one press of "Show more" adds. */
const pageLimit = 25;

const noticeId = ({ id }: Notification) => id;

/** All notices, page by page behind the server's cursor. */
export function useAllNotices() {
  const options = pagesOf('getNotifications', getNotifications, { limit: pageLimit });
  return usePages({ ...options, meta: { claims: () => true } }, noticeId);
}
