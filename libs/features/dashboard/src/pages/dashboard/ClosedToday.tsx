import type { CalendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Tag } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { Countdown } from '@wealth/ui/countdown';
import { CheckIcon, CloseIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import type { ReactNode } from 'react';
import type { ClosedDay, DayOfWeek } from '../../model/closedDay.ts';

function Works({ isTaken, children }: { isTaken: boolean; children: ReactNode }) {
  return (
    <li className={`flex gap-2 ${isTaken ? '' : 'text-fg-muted'}`}>
      <span className={`mt-0.5 shrink-0 ${isTaken ? 'text-positive' : 'text-fg-subtle'}`}>
        {isTaken ? <CheckIcon size="sm" /> : <CloseIcon size="sm" />}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** Why nothing trades, when it opens, what works until then, and what the day does to T+1. */
export function ClosedToday({ closed }: { closed: ClosedDay }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const { serverClock } = useSession();
  const dayText = (day: CalendarDay) => formats.day(day, { hasYear: false });
  const { opensAt, days } = closed;
  const opening = days.find(({ kind }) => kind === 'opens');
  return (
    <Card title={t('closedToday')} action={<Tag>{closed.holiday ?? t('closedWeekend')}</Tag>}>
      <div className="grid gap-4 text-detail">
        <div className="grid justify-items-start gap-2">
          <p className="text-fg-muted">
            {t('opensIn', {
              day: dayText(opening?.day ?? closed.arrivesOn),
              time: formats.marketTime(opensAt),
            })}
          </p>
          <Countdown until={opensAt} clock={serverClock.now} />
        </div>
        <ul className="grid gap-2">
          <Works isTaken>{t('closedOrders')}</Works>
          <Works isTaken>{t('closedPrepare')}</Works>
          <Works isTaken={false}>{t('closedNothing')}</Works>
        </ul>
        <Note>
          {t('closedArrives', { bought: dayText(closed.closedOn), arrives: dayText(closed.arrivesOn) })}
        </Note>
      </div>
    </Card>
  );
}

const colourOf: Readonly<Record<DayOfWeek['kind'], string>> = {
  traded: '',
  closed: 'bg-surface-sunken text-fg-muted',
  opens: 'bg-accent-soft text-accent-text forced-colors:border',
  trading: '',
};

/** The days from the last one with trading to the next ones, each with what the exchange does. */
export function DaysAround({ closed }: { closed: ClosedDay }) {
  const t = useMessages('dashboard');
  const formats = useFormats();

  function stateOf({ kind }: DayOfWeek): string {
    if (kind === 'opens') return t('dayOpens', { time: formats.marketTime(closed.opensAt) });
    if (kind === 'traded') return t('dayTraded');
    return t(kind === 'closed' ? 'dayClosed' : 'dayTrading');
  }

  return (
    <ol
      aria-label={t('daysAround')}
      className="grid overflow-hidden rounded-card border border-border bg-surface shadow-raised max-tablet:divide-y tablet:grid-cols-5 tablet:divide-x divide-border"
    >
      {closed.days.map((one) => (
        <li
          key={one.day}
          aria-current={one.day === closed.today ? 'date' : undefined}
          className={`grid min-w-0 content-start gap-0.5 px-4 py-3 ${colourOf[one.kind]}`}
        >
          <span className="text-detail text-fg-muted">{formats.day(one.day, { hasYear: false })}</span>
          <span className="font-medium">{stateOf(one)}</span>
          {one.holiday !== null && <span className="text-detail text-fg-muted">{one.holiday}</span>}
        </li>
      ))}
    </ol>
  );
}
