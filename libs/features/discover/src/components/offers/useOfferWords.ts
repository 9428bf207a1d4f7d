import type { Offer } from '@wealth/api-sdk/model';
import type { OfferReasonCode } from '@wealth/api-sdk/codes';
import { calendarDay, fromWire, istDay, sumOf, taxYearOf, toRupees } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';

const reasons = {
  risk_lessons: 'reasonLessons',
  goodwill: 'reasonGoodwill',
} as const satisfies Record<OfferReasonCode, PlainMessageKey<'offers'>>;

const isKnown = (code: string): code is OfferReasonCode => Object.hasOwn(reasons, code);

/** The words of waivers, with the days and the amounts of rules that they name. */
export function useOfferWords() {
  const t = useMessages('offers');
  const formats = useFormats();
  return {
    t,
    formats,
    /** An amount of the tariff: nobody's fortune. */
    amount: (rupees: number) => formats.amount(rupees),
    day: (day: string) => formats.day(calendarDay(day), { hasYear: true }),
    dayOfInstant: (instant: string) => formats.day(istDay(Date.parse(instant)), { hasYear: true }),
    reason: ({ reason: { code } }: Offer) => t(isKnown(code) ? reasons[code] : 'reasonOther'),
    left: ({ uses, uses_left: left }: Offer) =>
      t('usesLeft', { left: formats.quantity(left), uses: formats.quantity(uses) }),
  };
}

/** What waivers have taken off in the tax year of a day, and which year that is. */
export function waivedIn(offers: readonly Offer[], today: number) {
  const { name, firstDay, lastDay } = taxYearOf(istDay(today));
  const uses = offers.flatMap(({ used_for: used }) => used);
  const own = uses.filter(({ used_at: at }) => {
    const day = istDay(Date.parse(at));
    return day >= firstDay && day <= lastDay;
  });
  return { year: name, amount: toRupees(sumOf(own.map(({ amount }) => fromWire(amount)))) };
}
