import type { Quote } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import type { QuoteState } from '@wealth/stream';
import { useCallback } from 'react';

type Basis = Pick<Quote, 'basis' | 'halted' | 'time'>;

/** When the price was made: the day is told where it is another one. */
function useTimeText() {
  const formats = useFormats();
  const { serverClock } = useSession();
  return useCallback(
    (time: string, hasSeconds: boolean) => {
      const day = istDay(Date.parse(time));
      const clock = formats.marketTime(time, { hasSeconds });
      const isToday = day === istDay(serverClock.now());
      return { clock: isToday ? clock : `${formats.day(day)}, ${clock}`, isToday };
    },
    [formats, serverClock],
  );
}

/**
 * Says in words what a price is: of trading that goes on, of an auction, an official close, or the last one before a halt
 * or a lost connection; each with its time.
 *
 * @param served - What the server has answered, until the stream tells of it.
 * @param isTrading - Whether trades go on now: in the closing auction the last one is no live price any more.
 */
export function usePriceBasis(served: Basis, isTrading: boolean): (state: QuoteState) => string {
  const t = useMessages('market');
  const textOf = useTimeText();
  return useCallback(
    ({ quote, isStale }) => {
      const { basis, halted, time } = quote ?? served;
      const { clock, isToday } = textOf(time, basis !== 'close');
      if (isStale) return t('priceFrom', { time: clock });
      if (basis === 'close') return t('priceClose', { time: clock });
      if (halted) return t('priceLast', { time: clock });
      if (basis === 'auction') return t('priceAuction', { time: clock });
      // Nothing is live that the stream has not told, and no trade of another day is.
      if (quote === null) return t('priceFrom', { time: clock });
      return isToday && isTrading ? t('priceLive', { time: clock }) : t('priceLast', { time: clock });
    },
    [t, textOf, served, isTrading],
  );
}
