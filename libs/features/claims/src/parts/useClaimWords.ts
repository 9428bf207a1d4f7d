import { istDay, isCalendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useOwnQuantity, useServerText } from '@wealth/parts';

type Instant = string | number;

/** The words of claims, with the amounts and days that they name. */
export function useClaimWords() {
  const t = useMessages('claims');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const ofServer = useServerText();
  const ownUnits = useOwnQuantity();
  const dayOf = (text: string) => formats.day(isCalendarDay(text) ? text : istDay(Date.parse(text)));
  return {
    t,
    isMasked,
    /** What the server says, without the amounts that the eye hides. */
    ofServer,
    ownUnits,
    /** An amount of a rule: nobody's fortune. Whole rupees without their paise. */
    amount: (rupees: number) => formats.amount(rupees).replace(/\.00$/, ''),
    /** The client's own, which the eye hides. */
    own: (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees)),
    /** What goes to somebody who needs the figures, whatever the eye hides here. */
    shown: (rupees: number) => formats.amount(rupees),
    percent: (percent: number) => formats.percent(percent, { isSigned: false }),
    /** Fri, 20 Nov 2026, of a day or an instant. */
    day: dayOf,
    /** Fri, 20 Nov 2026, 16:00. */
    dayTime: (instant: Instant) => formats.dateTime(new Date(instant).getTime()),
    /** To the millisecond, in IST. */
    exact: (instant: string) => instant.slice(11, 23),
    accountName: ({ bank_name: bank, masked_number: number }: { bank_name: string; masked_number: string }) =>
      t('accountName', { bank, number }),
  };
}

export type ClaimWords = ReturnType<typeof useClaimWords>;
