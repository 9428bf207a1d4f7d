import {
  chargesOfValue,
  fromPaise,
  sumOf,
  type CalendarDay,
  type ChargeLine,
  type Paise,
  type Exchange,
} from '@wealth/domain';

/** What an allotment of an offer for sale costs its buyer: the seller pays the stamp duty. Source: NSE, 3 October 2023. */
export function offerCharges(
  market: Exchange,
  value: Paise,
  on: CalendarDay,
): { lines: ChargeLine[]; total: Paise } {
  const { lines } = chargesOfValue({ market, product: 'delivery', side: 'BUY', on }, value);
  const own = lines.filter(({ code }) => code !== 'stampDuty');
  return { lines: own, total: sumOf(own.map(({ amount }) => fromPaise(amount))) };
}
