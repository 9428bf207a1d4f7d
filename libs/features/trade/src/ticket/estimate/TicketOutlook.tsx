import type { CheckedOrder, OrderEvent } from '@wealth/domain';
import { Note } from '@wealth/ui/note';
import { CalendarIcon } from '@wealth/ui/icon';
import { Timeline } from '@wealth/ui/timeline';
import { memo, useId } from 'react';
import { isStop } from '../model/changeTicket.ts';
import type { TicketSummary } from '../model/ticketSummary.ts';
import { TermHelp } from '../terms/TermHelp.tsx';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface TicketOutlookProps
  extends
    Pick<CheckedOrder, 'side' | 'orderType' | 'validity'>,
    Pick<TicketSummary, 'outlook' | 'settlement'> {
  /** Instant, epoch milliseconds. */
  now: number;
}

/** What becomes of the order now and later today if nothing fills it, and when a trade of it is settled. */
export const TicketOutlook = memo(function TicketOutlook({
  outlook,
  settlement,
  now,
  ...order
}: TicketOutlookProps) {
  const { t, formats, timeOf, dayOf } = useTicketWords();
  const titleId = useId();
  const isToday = (at: number) => dayOf(at) === dayOf(now);
  function titleOf({ kind }: OrderEvent): string {
    switch (kind) {
      case 'sent':
        return t('eventSent');
      case 'waits':
        return t('eventWaits');
      case 'openingAuction':
        return t('eventOpeningAuction');
      case 'closingAuction':
        return t('eventClosingAuction');
      case 'cancelled':
        return t(isStop(order.orderType) ? 'eventCancelledStop' : 'eventCancelledIoc');
      case 'expired':
        if (order.validity === 'GTT') return t('eventExpiredGtt');
        return t(order.side === 'BUY' ? 'eventExpired' : 'eventExpiredSell');
    }
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-body font-semibold">
        {t('whatHappens')}
      </h2>
      {outlook.length > 0 && (
        <Timeline
          aria-label={t('whatHappens')}
          items={outlook.map((event, index) => ({
            id: `${event.kind} ${index}`,
            title: titleOf(event),
            state: index === 0 && event.at <= now ? 'now' : 'next',
            time:
              index === 0 && event.at <= now
                ? t('eventNow')
                : isToday(event.at)
                  ? timeOf(event.at)
                  : formats.dateTime(event.at),
          }))}
        />
      )}
      <Note icon={<CalendarIcon size="sm" />}>
        {order.validity === 'GTT'
          ? t('settlesGtt')
          : t(order.side === 'BUY' ? 'settlesBuy' : 'settlesSell', {
              day: formats.day(settlement.settlesOn),
            })}{' '}
        <TermHelp term="settlement" />
      </Note>
    </section>
  );
});
