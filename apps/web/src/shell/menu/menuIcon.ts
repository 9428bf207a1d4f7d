import {
  BankIcon,
  CompensationIcon,
  HoldingsIcon,
  InstitutionalIcon,
  IpoIcon,
  LoanIcon,
  MoversIcon,
  NewsIcon,
  OtcIcon,
  OtherIcon,
  ServicesIcon,
  StarIcon,
  TrustIcon,
} from '@wealth/ui/icon';

/**
 * The names that a server may use in `meta.icon`. Nothing is loaded by a name: an unknown one gets a neutral dot. None of
 * them is drawn as one of the five tabs above it: one picture stands for one idea.
 */
const icons: ReadonlyMap<string, typeof OtherIcon> = new Map([
  ['bank', BankIcon],
  ['building', InstitutionalIcon],
  ['chart', MoversIcon],
  ['coins', CompensationIcon],
  ['trending-up', MoversIcon],
  ['handshake', OtcIcon],
  ['landmark', LoanIcon],
  ['list', ServicesIcon],
  ['newspaper', NewsIcon],
  ['pie-chart', HoldingsIcon],
  ['rocket', IpoIcon],
  ['shield', TrustIcon],
  ['star', StarIcon],
]);

export function menuIcon(name: string): typeof OtherIcon {
  return icons.get(name) ?? OtherIcon;
}
