import type { Notification } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { noticeWording } from '../model/noticeWording.ts';

/** Milliseconds: who has set an alert wants to know, also who is away for a while. */
const untilClosed = 0;

/**
 * Says of an alert that has fired, on every page, once: when the stream tells of it, and of those that fired while there
 * was no stream, as soon as it is back and the notices are read again. What was there when the page was opened is in the
 * list and is not said again.
 *
 * @param items - The newest notices; undefined before the first answer.
 */
export function useAlertToasts(items: readonly Notification[] | undefined): void {
  const t = useMessages('notices');
  const isMasked = useIsMasked();
  const seen = useRef<Set<string> | null>(null);
  const say = useEffectEvent((notice: Notification) => {
    const { title, text } = noticeWording(t, notice, { isMasked });
    toasts.show({ type: 'info', title, description: text, duration: untilClosed });
  });

  useEffect(() => {
    if (!items) return;
    const known = seen.current;
    seen.current = new Set(items.map(({ id }) => id));
    if (!known) return;
    for (const notice of items) {
      if (notice.category === 'alerts' && !notice.read && !known.has(notice.id)) say(notice);
    }
  }, [items]);
}
