import { useAppName, useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import type { Toast } from '@wealth/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Answers null where the browser has none, or lets only a service worker show one, as on Android. */
function showNotice(title: string, options: NotificationOptions): Notification | null {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return null;
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

/**
 * Hands what came while the page was out of sight to the system, where the client has asked for it in the preferences:
 * the words of the toast, and with hidden values none of them. All go when the page is in front again.
 */
export function SystemNotices({ unseen }: { unseen: readonly Toast[] }) {
  const t = useMessages('frame');
  const tShell = useMessages('shell');
  const appName = useAppName(tShell('appName'));
  const language = useLanguage();
  const [areWanted] = usePreference('systemNotices');
  const [areValuesShown] = usePreference('showAssets');
  /** By the toast's id: what the system shows, and how often the toast had been said then. */
  const shown = useRef(new Map<string, { notice: Notification; repeats: number }>());

  function noticeOf({ title, description }: Toast): Notification | null {
    const words = areValuesShown
      ? { title, body: description }
      : { title: appName, body: t('somethingCame') };
    // Two tabs say the same once: a notice takes the place of one with its tag.
    return showNotice(words.title, {
      body: words.body,
      tag: `${words.title}\n${words.body}`,
      lang: language,
    });
  }

  const tell = useEffectEvent((toast: Toast) => {
    const earlier = shown.current.get(toast.id);
    if (earlier?.repeats === toast.repeats) return;
    const notice = noticeOf(toast);
    if (!notice) return;
    earlier?.notice.close();
    notice.addEventListener('click', () => window.focus());
    shown.current.set(toast.id, { notice, repeats: toast.repeats });
  });

  useEffect(() => {
    if (areWanted) for (const toast of unseen) tell(toast);
    if (unseen.length > 0) return;
    for (const { notice } of shown.current.values()) notice.close();
    shown.current.clear();
  }, [unseen, areWanted]);

  return null;
}
