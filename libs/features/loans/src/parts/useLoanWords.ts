import { calendarDay, istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useOwnQuantity, useServerText } from '@wealth/parts';
import { useSession } from '@wealth/session';

/** The words of loans, with the amounts and days that they name. */
export function useLoanWords() {
  const t = useMessages('loans');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { serverClock } = useSession();
  const ownUnits = useOwnQuantity();
  const ofServer = useServerText();
  const dayOf = (day: string) => formats.day(calendarDay(day), { hasYear: true });

  return {
    t,
    isMasked,
    /** What the server says, without the amounts that the eye hides. */
    ofServer,
    /** An amount of a rule, or one that is being typed: nobody's fortune. Whole rupees without their paise. */
    amount: (rupees: number) => formats.amount(rupees).replace(/\.00$/, ''),
    /** The client's own, which the eye hides. */
    own: (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees)),
    /** Units of the client's own. */
    ownUnits,
    /** 10.50%; as many decimals as it has, at least those that are asked for. */
    percent: (value: number, decimals: 0 | 1 | 2 = 2) =>
      t('percent', {
        value: decimals === 0 ? formats.quantity(value) : formats.number(value, { decimals }),
      }),
    /** Mon, 21 Dec 2026. */
    day: dayOf,
    /** 16:00 on this day, or the day with the time. */
    when(instant: string): string {
      const at = Date.parse(instant);
      const time = formats.marketTime(at, { hasZone: false });
      const day = istDay(at);
      const named = formats.day(day, { hasYear: false });
      return day === istDay(serverClock.now()) ? time : t('onDay', { day: named, time });
    },
    /** The last day that counts, of an instant at its end. */
    dayOfInstant: (instant: string) => dayOf(istDay(Date.parse(instant))),
  };
}

export type LoanWords = ReturnType<typeof useLoanWords>;
