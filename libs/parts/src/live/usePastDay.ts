import type { Quote } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useCallback } from 'react';
import { pastDayOf } from './pastDay.ts';

export interface PastDay {
  /** "Fri, 27 Nov" of a calendar day that is over; null of today. */
  ofDay: (day: string) => string | null;
  /** The same of the day that the change of a quote is of. */
  ofQuote: (quote: Pick<Quote, 'time' | 'change_percent'>) => string | null;
}

/** What a day is called beside a change that is not of today: nothing says "today" on a day without trading. */
export function usePastDay(): PastDay {
  const formats = useFormats();
  const { serverClock } = useSession();
  return {
    ofDay: useCallback(
      (day) => (day < istDay(serverClock.now()) ? formats.day(day, { hasYear: false }) : null),
      [formats, serverClock],
    ),
    ofQuote: useCallback(
      (quote) => {
        const day = pastDayOf(quote, serverClock.now());
        return day === null ? null : formats.day(day, { hasYear: false });
      },
      [formats, serverClock],
    ),
  };
}
