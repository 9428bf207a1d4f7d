import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useOwnQuantity, useServerText } from '@wealth/parts';
import { useSession } from '@wealth/session';

type Instant = string | number;

/** The words of issues and applications, with the amounts and times that they name. */
export function useIssueWords() {
  const t = useMessages('issues');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { serverClock } = useSession();
  const ofServer = useServerText();
  const ownUnits = useOwnQuantity();
  const dayOf = (at: number) => formats.day(istDay(at), { hasYear: false });

  return {
    t,
    isMasked,
    /** What the server says, without the amounts that the eye hides. */
    ofServer,
    /** An amount of an issue or a rule: nobody's fortune. Whole rupees without their paise. */
    amount: (rupees: number) => formats.amount(rupees).replace(/\.00$/, ''),
    /** The client's own, which the eye hides. */
    own: (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees)),
    units: (count: number) => formats.quantity(count),
    /** Units of the client's own. */
    ownUnits,
    /** Rupees in crore or lakh. */
    compact: (rupees: number) => formats.compact(rupees),
    /** A bound that is set in whole crores: without decimals that say nothing. */
    bound: (rupees: number) => formats.compact(rupees).replace(/\.0+(?!\d)/u, ''),
    times: (times: number) => formats.number(times, { decimals: 2 }),
    /** 20 Nov, in IST. */
    shortDay: (instant: Instant) => formats.marketDay(instant),
    /** Fri, 20 Nov. */
    day: (instant: Instant) => dayOf(new Date(instant).getTime()),
    /** 16:00, or Fri, 20 Nov, 16:00 on another day. */
    when(instant: Instant): string {
      const at = new Date(instant).getTime();
      const time = formats.marketTime(at, { hasZone: false });
      const isToday = istDay(at) === istDay(serverClock.now());
      return isToday ? time : t('onDay', { day: dayOf(at), time });
    },
    /** Fri, 20 Nov, 16:00. */
    dayTime(instant: Instant): string {
      const time = formats.marketTime(instant, { hasZone: false });
      return t('onDay', { day: dayOf(new Date(instant).getTime()), time });
    },
  };
}

export type IssueWords = ReturnType<typeof useIssueWords>;
