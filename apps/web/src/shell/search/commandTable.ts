import {
  alertsHref,
  drawerTypes,
  href,
  limitsHref,
  trustHref,
  type Drawers,
  type DrawerType,
  type OwnPath,
} from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { Profile } from '@wealth/session';
import {
  BankIcon,
  BellIcon,
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
  OtcIcon,
  PortfolioIcon,
  SecurityIcon,
  TrustIcon,
  WithdrawIcon,
} from '@wealth/ui/icon';

type Key = PlainMessageKey<'search'>;
type NameOf<Words> = Words extends `${infer Name}Words` ? Extract<Key, Name> : never;

/** Names a page or an action; `<key>Words` are the phrases by which else it is found. */
export type CommandKey = NameOf<Extract<Key, `${string}Words`>>;

/** What a client must have been given before something is offered. */
export type Permission = Extract<keyof Profile, `allow_${string}`>;

export interface PageRow {
  key: CommandKey;
  to: OwnPath;
  icon: typeof HomeIcon;
  /** Where it belongs, where its name alone does not say so. */
  hint?: Extract<Key, `in${string}`>;
}

/** Every page with an address of its own for a client who is signed in; those of the server's menu come from there. */
export const pageRows: readonly PageRow[] = [
  { key: 'home', to: href.dashboard(), icon: HomeIcon },
  { key: 'market', to: href.market(), icon: MarketIcon },
  { key: 'marketOtc', to: href.market({ segment: 'otc' }), icon: MarketIcon, hint: 'inMarket' },
  { key: 'marketIpo', to: href.market({ segment: 'ipo' }), icon: MarketIcon, hint: 'inMarket' },
  { key: 'alertsPage', to: alertsHref(), icon: BellIcon, hint: 'inMarket' },
  { key: 'discover', to: href.discover(), icon: DiscoverIcon },
  { key: 'summary', to: href.portfolio('summary'), icon: PortfolioIcon, hint: 'inPortfolio' },
  { key: 'holding', to: href.portfolio('holding'), icon: PortfolioIcon, hint: 'inPortfolio' },
  { key: 'awaiting', to: href.portfolio('awaiting'), icon: PortfolioIcon, hint: 'inPortfolio' },
  { key: 'history', to: href.portfolio('history'), icon: PortfolioIcon, hint: 'inPortfolio' },
  { key: 'profilePage', to: href.me('profile'), icon: MeIcon, hint: 'inMe' },
  { key: 'preferences', to: href.me('profile'), icon: MeIcon, hint: 'inMe' },
  { key: 'application', to: href.me('application'), icon: MeIcon, hint: 'inMe' },
  { key: 'limitsPage', to: limitsHref(), icon: SecurityIcon, hint: 'inMe' },
  { key: 'records', to: href.me('records'), icon: HoldingsIcon, hint: 'inMe' },
  { key: 'bankAccounts', to: href.bankAccounts(), icon: BankIcon, hint: 'inMe' },
  { key: 'trust', to: trustHref(), icon: TrustIcon },
  { key: 'about', to: href.about(), icon: InfoIcon },
  { key: 'privacy', to: href.privacy(), icon: InfoIcon },
  { key: 'cookie', to: href.cookie(), icon: InfoIcon },
];

export interface DrawerRow {
  key: CommandKey;
  icon: typeof HomeIcon;
  /** Without it the client may not do this, and the search denies that it exists. */
  needs?: Permission;
}

/** A drawer that needs to know nothing; the others are opened by what they are about. */
type PlainDrawer = {
  [Type in DrawerType]: Drawers[Type] extends undefined ? Type : never;
}[DrawerType];

/** What each drawer is called and who may open it; one that the app has no panel for is offered to nobody. */
export const drawerRows: Readonly<Record<PlainDrawer, DrawerRow>> = {
  deposit: { key: 'deposit', icon: DepositIcon },
  withdraw: { key: 'withdraw', icon: WithdrawIcon },
  fo: { key: 'fo', icon: InstitutionalIcon },
  otc: { key: 'otc', icon: OtcIcon },
  ipo: { key: 'ipo', icon: IpoIcon },
  compensation: { key: 'compensation', icon: LoanIcon, needs: 'allow_compensation' },
  loan: { key: 'loan', icon: LoanIcon, needs: 'allow_loan' },
};

function isPlain(type: DrawerType): type is PlainDrawer {
  return type in drawerRows;
}

/** The types of drawers that this client may open, of those that there are. */
export function openDrawers(
  isThere: (type: DrawerType) => boolean,
  profile: Pick<Profile, Permission> | null,
): readonly PlainDrawer[] {
  return drawerTypes.filter(isPlain).filter((type) => {
    const { needs } = drawerRows[type];
    return isThere(type) && (needs === undefined || profile?.[needs] === true);
  });
}
