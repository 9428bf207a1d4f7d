import type { Quote } from '@wealth/api-sdk/model';
import { useFormats } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useCallback } from 'react';
import { useToday } from '../useToday.ts';
import { pastDayOf } from './pastDayOf.ts';

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
  const today = useToday();
  return {
    ofDay: useCallback(
      (day) => (day < today ? formats.day(day, { hasYear: false }) : null),
      [formats, today],
    ),
    ofQuote: useCallback(
      (quote) => {
        const day = pastDayOf(quote, serverClock.now());
        // Asked again, also of a price that rests, when the day is another one.
        return day === null ? null : formats.day(day, { hasYear: false });
      },
      // oxlint-disable-next-line react/exhaustive-deps -- another day makes another function
      [formats, serverClock, today],
    ),
  };
}
