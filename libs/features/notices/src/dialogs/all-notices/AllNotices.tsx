import type { Notification } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { ShowMore } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { BellIcon } from '@wealth/ui/icon';
import type { DialogContentProps } from '@wealth/ui/modal';
import { StateMessage } from '@wealth/ui/state-message';
import { useState } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { NoticesLoading } from '../../components/NoticeList.tsx';
import { NoticeRow } from '../../components/NoticeRow.tsx';
import { useAllNotices } from './useAllNotices.ts';

type Filter = 'all' | 'unread' | Notification['category'];

const filters = [
  ['all', 'filterAll'],
  ['unread', 'filterUnread'],
  ['orders', 'filterOrders'],
  ['money', 'filterMoney'],
  ['alerts', 'filterAlerts'],
  ['security', 'filterSecurity'],
  ['account', 'filterAccount'],
] as const satisfies ReadonlyArray<readonly [Filter, PlainMessageKey<'notices'>]>;

function isWanted(notice: Notification, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'unread' ? !notice.read : notice.category === filter;
}

/** Every notice that is kept, newest first, under the day of each. */
export function AllNotices({ close }: Pick<DialogContentProps, 'close'>) {
  const t = useMessages('notices');
  const { query, rows: notices } = useAllNotices();
  const [filter, setFilter] = useState<Filter>('all');

  if (notices === undefined && query.errorUpdateCount > 0) {
    return (
      <StateMessage
        kind="error"
        title={t('failedTitle')}
        text={t('failedText')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (notices === undefined) return <NoticesLoading />;
  const shown = notices.filter((notice) => isWanted(notice, filter));
  const isNoneAtAll = notices.length === 0 && !query.hasNextPage;
  return (
    <div className="grid gap-4">
      <p className="text-fg-muted">{t('keptText')}</p>
      <Filters value={filter} onChange={setFilter} />
      {shown.length > 0 ? <Days notices={shown} onFollow={close} /> : <Empty isNoneAtAll={isNoneAtAll} />}
      <ShowMore query={query} failedText={t('moreFailed')} />
    </div>
  );
}

function Filters({ value, onChange }: { value: Filter; onChange: (filter: Filter) => void }) {
  const t = useMessages('notices');
  return (
    <AriaToggleButtonGroup
      aria-label={t('filter')}
      className="flex flex-wrap gap-2"
      disallowEmptySelection
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={([next]) => {
        const chosen = filters.find(([name]) => name === next);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {filters.map(([name, label]) => (
        <AriaToggleButton
          key={name}
          id={name}
          className="min-h-8 touch-target rounded-full border border-border px-3 text-detail text-fg-muted layered transition-layer data-selected:border-accent data-selected:bg-accent-soft data-selected:font-semibold data-selected:text-accent-text forced-colors:data-selected:bg-system-highlight forced-colors:data-selected:text-system-on-highlight"
        >
          {t(label)}
        </AriaToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}

/** Nothing to list: the server has no notices, or those that are loaded are of other kinds. */
function Empty({ isNoneAtAll }: { isNoneAtAll: boolean }) {
  const t = useMessages('notices');
  if (!isNoneAtAll) return <p className="py-9 text-center text-fg-muted">{t('noneOfKind')}</p>;
  return (
    <StateMessage kind="empty" icon={<BellIcon size="lg" />} title={t('emptyTitle')} text={t('emptyText')} />
  );
}

interface DaysProps {
  notices: readonly Notification[];
  /** What a notice tells of is opened. */
  onFollow: () => void;
}

function Days({ notices, onFollow }: DaysProps) {
  const t = useMessages('notices');
  const formats = useFormats();
  const { serverClock } = useSession();
  const today = formats.date(serverClock.now());
  const days = new Map<string, Notification[]>();
  for (const notice of notices) {
    const day = formats.date(notice.time);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }

  return [...days].map(([day, rows]) => (
    <section key={day} aria-label={day}>
      <h3 className="mb-1 text-detail text-fg-muted">{day === today ? t('today') : day}</h3>
      <ul className="overflow-hidden rounded-card border border-border">
        {rows.map((notice) => (
          <li key={notice.id} className="not-last:border-b not-last:border-border">
            <NoticeRow notice={notice} isTimeOnly onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
