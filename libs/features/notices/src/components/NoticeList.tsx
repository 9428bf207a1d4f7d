import { useMessages } from '@wealth/i18n-locale-react';
import { BellIcon } from '@wealth/ui/icon';
import { Skeleton } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import { NoticeRow } from './NoticeRow.tsx';
import type { Notices } from '../bell/useNotices.ts';

export interface NoticeListProps {
  notices: Notices;
  /** What a notice tells of is opened. */
  onFollow: () => void;
}

/** The newest notices, or why there are none to see. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
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
  return items.map((notice) => <NoticeRow key={notice.id} notice={notice} onFollow={onFollow} />);
}

export function NoticesLoading() {
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
