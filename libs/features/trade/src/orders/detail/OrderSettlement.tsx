import type { OrderDetail } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { isOrderOver } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { Card } from '@wealth/ui/card';
import { useNow } from '@wealth/ui/clock';
import { Timeline } from '@wealth/ui/timeline';
import { settlementOf } from '../model/settlementOf.ts';

/** When shares and money change hands: the day of the trade, T+1, and the holidays that lie between. */
export function OrderSettlement({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { serverClock } = useSession();
  const now = useNow({ clock: serverClock.now });
  const settlement = settlementOf(order);
  if (settlement === null) {
    const { settlement_date: date } = order;
    return (
      <Card title={t('settlement')}>
        <p className="text-detail text-fg-muted">
          {isOrderOver(order) || date === null
            ? t('settlesNothing')
            : t('settlesIfTraded', { day: formats.day(date) })}
        </p>
      </Card>
    );
  }
  const { tradeDay, settlementDay, completeAt, skipped } = settlement;
  const isComplete = now >= completeAt;
  const isBuy = order.side === 'BUY';
  return (
    <Card title={t('settlement')}>
      <Timeline
        aria-label={t('settlement')}
        items={[
          {
            id: 'trade',
            title: t(isBuy ? 'bought' : 'sold'),
            time: t('dayT', { day: formats.day(tradeDay) }),
            state: 'done',
            text: t(isBuy ? 'boughtText' : 'soldText'),
          },
          ...skipped.map(({ day, name }) => ({
            id: day,
            title: name === null ? t('noSettlement') : t('settlementHoliday', { name }),
            time: formats.day(day),
            state: isComplete ? ('done' as const) : ('next' as const),
          })),
          {
            id: 'settled',
            title: t(isBuy ? 'sharesArrive' : 'moneyArrives'),
            time: t('dayT1', { day: formats.day(settlementDay) }),
            state: isComplete ? 'done' : 'now',
            text: t(isBuy ? 'sharesArriveText' : 'moneyArrivesText', {
              time: formats.marketTime(completeAt),
            }),
          },
        ]}
      />
    </Card>
  );
}
