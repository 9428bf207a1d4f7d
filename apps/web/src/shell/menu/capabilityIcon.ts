import type { CapabilityIcon } from '@wealth/hrefs';
import {
  BankIcon,
  BellIcon,
  CompensationIcon,
  DepositIcon,
  DiscoverIcon,
  HoldingsIcon,
  HomeIcon,
  InfoIcon,
  InstitutionalIcon,
  IpoIcon,
  LoanIcon,
  MarketIcon,
  MeIcon,
  OfferIcon,
  OtcIcon,
  OtherIcon,
  PortfolioIcon,
  SecurityIcon,
  TrustIcon,
  WithdrawIcon,
} from '@wealth/ui/icon';

const icons = {
  about: InfoIcon,
  bank: BankIcon,
  bell: BellIcon,
  compensation: CompensationIcon,
  deposit: DepositIcon,
  discover: DiscoverIcon,
  home: HomeIcon,
  holdings: HoldingsIcon,
  institutional: InstitutionalIcon,
  ipo: IpoIcon,
  loan: LoanIcon,
  market: MarketIcon,
  me: MeIcon,
  offer: OfferIcon,
  otc: OtcIcon,
  other: OtherIcon,
  portfolio: PortfolioIcon,
  security: SecurityIcon,
  trust: TrustIcon,
  withdraw: WithdrawIcon,
} as const satisfies Record<CapabilityIcon, typeof OtherIcon>;

/** The picture of what a client can open. */
export const capabilityIcon = (name: CapabilityIcon): typeof OtherIcon => icons[name];
