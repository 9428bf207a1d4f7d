import type { Notification } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { noticeWording } from '../model/noticeWording.ts';

/** So many of them stand at once; the bell has the older ones. */
const mostStanding = 3;

/**
 * Says of an alert that has fired, on every page, once: when the stream tells of it, and of those that fired while there
 * was no stream, as soon as it is back and the notices are read again. It stays until it is closed: whoever has set an
 * alert may look up an hour later. What was there when the page was opened is in the list and is not said again.
 *
 * @param items - The newest notices; undefined before the first answer.
 */
export function useAlertToasts(items: readonly Notification[] | undefined): void {
  const t = useMessages('notices');
  const isMasked = useIsMasked();
  const seen = useRef<Set<string> | null>(null);
  const standing = useRef<string[]>([]);
  const say = useEffectEvent((notice: Notification) => {
    const { title, text } = noticeWording(t, notice, { isMasked });
    const id = toasts.show({
      type: 'info',
      title,
      ...(text === '' ? {} : { description: text }),
      duration: 0,
    });
    const all = [...standing.current.filter((earlier) => earlier !== id), id];
    for (const old of all.slice(0, -mostStanding)) toasts.dismiss(old);
    standing.current = all.slice(-mostStanding);
  });

  useEffect(() => {
    if (!items) return;
    const known = seen.current;
    seen.current = new Set(items.map(({ id }) => id));
    if (!known) return;
    // The newest comes last, and stands longest.
    for (const notice of items.toReversed()) {
      if (notice.category === 'alerts' && !notice.read && !known.has(notice.id)) say(notice);
    }
  }, [items]);
}
