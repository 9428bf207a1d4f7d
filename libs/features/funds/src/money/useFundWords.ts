import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useCashNames, useIsMasked, useServerText } from '@wealth/parts';
import { useSession } from '@wealth/session';

type Instant = string | number;

/** The words of deposits and withdrawals, with the amounts and times that they name. */
export function useFundWords() {
  const t = useMessages('funds');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { serverClock } = useSession();
  const ofServer = useServerText();
  const cashName = useCashNames();

  return {
    t,
    isMasked,
    /** What a part of the client's money is called, everywhere. */
    cashName,
    /** What the server says, without the amounts that the eye hides. */
    ofServer,
    /** An amount of a rule: nobody's fortune. Whole rupees without their paise. */
    amount: (rupees: number) => formats.amount(rupees).replace(/\.00$/, ''),
    /** The client's own, which the eye hides. */
    own: (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees)),
    /** 16:00, or Fri, 20 Nov, 08:00 on another day. */
    when(instant: Instant): string {
      const at = new Date(instant).getTime();
      const time = formats.marketTime(at, { hasZone: false });
      const day = istDay(at);
      return day === istDay(serverClock.now())
        ? t('fundToday', { time })
        : t('fundOnDay', { day: formats.day(day, { hasYear: false }), time });
    },
    /** 16:00:05, or with its day. */
    happened(instant: Instant): string {
      const at = new Date(instant).getTime();
      const time = formats.marketTime(at, { hasZone: false, hasSeconds: true });
      const day = istDay(at);
      return day === istDay(serverClock.now())
        ? time
        : t('fundOnDay', { day: formats.day(day, { hasYear: false }), time });
    },
  };
}

export type FundWords = ReturnType<typeof useFundWords>;
