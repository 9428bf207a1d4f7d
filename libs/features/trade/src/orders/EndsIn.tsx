import type { Order } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Countdown } from '@wealth/ui/countdown';

/** When an order ends by itself: a countdown on its last day, before that this day. Nothing for one without an end. */
export function EndsIn({ order: { ends_at: end } }: { order: Order }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { serverClock } = useSession();
  const today = useToday();
  if (end === null) return null;
  const until = Date.parse(end);
  // Midnight belongs to the day that it ends.
  const lastDay = istDay(until - 1);
  if (today !== lastDay) return t('endsOn', { day: formats.day(lastDay) });
  return (
    <span className="whitespace-nowrap">
      {istDay(until) === lastDay ? t('endsAt', { time: formats.marketTime(end) }) : t('endsTonight')} ·{' '}
      <Countdown form="text" until={until} clock={serverClock.now} />
    </span>
  );
}
