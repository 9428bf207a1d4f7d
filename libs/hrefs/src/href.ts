import { ownPathOf, type OwnPath } from './ownPath.ts';
import type { LoginDialog, MarketSearch } from './pages.ts';
import type { MeTab, PortfolioTab } from './tabs.ts';

/** What old links name on /me and /me/profile: the bank accounts, which have a page of their own. */
export const bankSectionId = 'bank-section';

/** The section of the devices on the profile page. */
export const devicesSectionId = 'devices-section';

/** The section of the page about the app that says who runs it. */
export const trustSectionId = 'trust';

/** The address of every page, so that no screen writes one by hand. */
export const href = {
  dashboard: (): OwnPath => ownPathOf('/dashboard'),
  market: (search: Readonly<MarketSearch> = {}): OwnPath => {
    const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return ownPathOf(said.length === 0 ? '/market' : `/market?${new URLSearchParams(said).toString()}`);
  },
  discover: (): OwnPath => ownPathOf('/discover'),
  portfolio: (tab: PortfolioTab = 'summary'): OwnPath => ownPathOf(`/portfolio/${tab}`),
  me: (tab: MeTab = 'profile'): OwnPath => ownPathOf(`/me/${tab}`),
  bankAccounts: (): OwnPath => ownPathOf(`/me/accounts#${bankSectionId}`),
  devices: (): OwnPath => ownPathOf(`/me/profile#${devicesSectionId}`),
  login: (dialog?: LoginDialog): OwnPath => ownPathOf(dialog ? `/login?dialog=${dialog}` : '/login'),
  kyc: (): OwnPath => ownPathOf('/kyc'),
  about: (): OwnPath => ownPathOf('/about'),
  trust: (): OwnPath => ownPathOf(`/about#${trustSectionId}`),
  privacy: (): OwnPath => ownPathOf('/privacy'),
  cookie: (): OwnPath => ownPathOf('/cookie'),
  error: (): OwnPath => ownPathOf('/error'),
} as const;
