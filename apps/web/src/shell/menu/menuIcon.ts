import {
  BankIcon,
  BellIcon,
  CalendarIcon,
  ClockIcon,
  CompensationIcon,
  DepositIcon,
  HoldingsIcon,
  InfoIcon,
  InstitutionalIcon,
  IpoIcon,
  LoanIcon,
  MoversIcon,
  NewsIcon,
  OfferIcon,
  OtcIcon,
  OtherIcon,
  ServiceIcon,
  ServicesIcon,
  StarIcon,
  SwapIcon,
  TableIcon,
  TrustIcon,
  WithdrawIcon,
} from '@wealth/ui/icon';

/**
 * The names that a server may use in `meta.icon`. Nothing is loaded by a name: an unknown one gets a neutral dot. None of
 * them is drawn as one of the five tabs above it: one picture stands for one idea.
 */
const icons: ReadonlyMap<string, typeof OtherIcon> = new Map([
  ['bank', BankIcon],
  ['bell', BellIcon],
  ['building', InstitutionalIcon],
  ['calendar', CalendarIcon],
  ['chart', MoversIcon],
  ['clock', ClockIcon],
  ['coins', CompensationIcon],
  ['deposit', DepositIcon],
  ['trending-up', MoversIcon],
  ['handshake', OtcIcon],
  ['info', InfoIcon],
  ['landmark', LoanIcon],
  ['list', ServicesIcon],
  ['newspaper', NewsIcon],
  ['pie-chart', HoldingsIcon],
  ['offer', OfferIcon],
  ['rocket', IpoIcon],
  ['service', ServiceIcon],
  ['shield', TrustIcon],
  ['star', StarIcon],
  ['swap', SwapIcon],
  ['table', TableIcon],
  ['withdraw', WithdrawIcon],
]);

export function menuIcon(name: string): typeof OtherIcon {
  return icons.get(name) ?? OtherIcon;
}
