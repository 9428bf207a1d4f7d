import { useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { BellIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Popover } from '@wealth/ui/popover';
import { NoticeList } from './NoticeList';
import { useNotices } from './use-notices';

/** Pixels, as the design draws it. */
const popoverWidth = 404;

/** The bell: how many notices are unread, and the newest of them. Not there where the server has none. */
export function NoticesButton() {
  const t = useMessages('notices');
  const notices = useNotices();
  const { isServed, unreadCount, isMarking, markAllRead } = notices;
  if (!isServed) return null;

  return (
    <Popover
      title={t('title')}
      width={popoverWidth}
      isFlush
      trigger={
        <IconButton aria-label={unreadCount > 0 ? t('bellUnread', { count: unreadCount }) : t('title')}>
          <span className="relative">
            <BellIcon />
            {unreadCount > 0 && <UnreadDot />}
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
    >
      <NoticeList notices={notices} />
    </Popover>
  );
}

/** The button's name says the count. */
function UnreadDot() {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-accent forced-colors:bg-system-highlight"
    />
  );
}
