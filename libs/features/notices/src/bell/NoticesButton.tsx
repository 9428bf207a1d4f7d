import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { BellIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Link } from '@wealth/ui/link';
import { modals } from '@wealth/ui/modal';
import { Popover } from '@wealth/ui/popover';
import { allNoticesDialog } from '../dialogs/all-notices/allNoticesDialog.ts';
import { NoticeList } from '../components/NoticeList.tsx';
import { useAlertToasts } from './useAlertToasts.ts';
import { useNotices } from './useNotices.ts';

/** Pixels, as the design draws it. */
const popoverWidth = 404;

/** The bell: how many notices are unread, and the newest of them. Not there where the server has none. */
export function NoticesButton() {
  const t = useMessages('notices');
  const notices = useNotices();
  const { isServed, unreadCount, isMarking, markAllRead } = notices;
  useAlertToasts(notices.items);
  if (!isServed) return null;

  return (
    <Popover
      title={t('title')}
      width={popoverWidth}
      isFlush
      trigger={
        <IconButton aria-label={unreadCount > 0 ? t('bellUnread', { count: unreadCount }) : t('title')}>
          <span className="relative grid">
            <BellIcon />
            {unreadCount > 0 && <UnreadCount count={unreadCount} />}
          </span>
        </IconButton>
      }
      note={unreadCount > 0 && <Badge tone="accent">{t('newCount', { count: unreadCount })}</Badge>}
      action={
        unreadCount > 0 ? (
          <Button variant="ghost" size="sm" isPending={isMarking} onPress={markAllRead}>
            {t('markAllRead')}
          </Button>
        ) : undefined
      }
      footer={({ close }) => (
        <>
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              close();
              modals.openDialog(allNoticesDialog);
            }}
          >
            {t('allNotices')}
          </Button>
          <Link href={deepHref.alerts()} onPress={close}>
            {t('priceAlerts')}
          </Link>
        </>
      )}
    >
      {({ close }) => <NoticeList notices={notices} onFollow={close} />}
    </Popover>
  );
}

const mostShown = 9;

/** For the eye: the button's name says the count. */
function UnreadCount({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2 -right-2 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-0.75 text-tick font-semibold text-on-accent forced-colors:bg-system-highlight forced-colors:text-system-on-highlight forced-colors:forced-color-adjust-none"
    >
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  );
}
