import {
  BankIcon,
  InstitutionalIcon,
  IpoIcon,
  LoanIcon,
  MarketIcon,
  NewsIcon,
  OtcIcon,
  PortfolioIcon,
  ServicesIcon,
  StarIcon,
  TrustIcon,
} from '@wealth/ui/icon';

/** The names that a server may use in `meta.icon`. Nothing is loaded by a name: an unknown one gets the default. */
const icons: ReadonlyMap<string, typeof ServicesIcon> = new Map([
  ['bank', BankIcon],
  ['building', InstitutionalIcon],
  ['chart', MarketIcon],
  ['trending-up', MarketIcon],
  ['handshake', OtcIcon],
  ['landmark', LoanIcon],
  ['list', ServicesIcon],
  ['newspaper', NewsIcon],
  ['pie-chart', PortfolioIcon],
  ['rocket', IpoIcon],
  ['shield', TrustIcon],
  ['star', StarIcon],
]);

export function menuIcon(name: string): typeof ServicesIcon {
  return icons.get(name) ?? ServicesIcon;
}
