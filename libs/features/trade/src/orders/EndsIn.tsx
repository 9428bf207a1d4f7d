import type { Order } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useToday } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Countdown } from '@wealth/ui/countdown';
import { useOrderWords } from './useOrderWords.ts';

/** When an order ends by itself: a countdown on its day, before that the day. Nothing for one without an end. */
export function EndsIn({ order: { ends_at: end } }: { order: Order }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { serverClock } = useSession();
  const today = useToday();
  if (end === null) return null;
  const until = Date.parse(end);
  if (today !== istDay(until)) {
    return t('endsOn', { day: words.dayOf(end) });
  }
  return (
    <span className="whitespace-nowrap">
      {t('endsAt', { time: formats.marketTime(end) })} ·{' '}
      <Countdown form="text" until={until} clock={serverClock.now} />
    </span>
  );
}
