import type { Notification } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { BellIcon, DepositIcon, OpenOrderIcon, SecurityIcon, SuccessIcon } from '@wealth/ui/icon';
import { Notice, type NoticeProps } from '@wealth/ui/popover';
import { Skeleton } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { noticeWording } from './notice-wording';
import type { Notices } from './use-notices';

const looks: Readonly<
  Record<Notification['category'], Pick<NoticeProps, 'tone'> & { icon: typeof BellIcon }>
> = {
  orders: { icon: OpenOrderIcon, tone: 'accent' },
  money: { icon: DepositIcon, tone: 'accent' },
  security: { icon: SecurityIcon, tone: 'neutral' },
  account: { icon: SuccessIcon, tone: 'positive' },
};

/** The newest notices, or why there are none to see. */
export function NoticeList({ notices }: { notices: Notices }) {
  const t = useMessages('notices');
  const { items, hasFailed, isLoading, retry } = notices;

  if (items === undefined && hasFailed) {
    return (
      <StateMessage
        kind="error"
        title={t('failedTitle')}
        text={t('failedText')}
        isRetrying={isLoading}
        onRetry={retry}
      />
    );
  }
  if (items === undefined) return <NoticesLoading />;
  if (items.length === 0) {
    return (
      <StateMessage
        kind="empty"
        icon={<BellIcon size="lg" />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    );
  }
  return items.map((notice) => <NoticeRow key={notice.id} notice={notice} />);
}

function NoticeRow({ notice }: { notice: Notification }) {
  const t = useMessages('notices');
  const formats = useFormats();
  const { serverClock } = useSession();
  const { title, text } = noticeWording(t, notice);
  const { icon: Icon, tone } = looks[notice.category];
  const isToday = formats.date(notice.time) === formats.date(serverClock.now());

  return (
    <Notice
      title={title}
      text={text}
      icon={<Icon />}
      tone={tone}
      time={isToday ? formats.time(notice.time) : formats.date(notice.time)}
      isUnread={!notice.read}
    />
  );
}

function NoticesLoading() {
  const t = useMessages('notices');
  return (
    <div role="status" className="flex flex-col gap-4 p-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
