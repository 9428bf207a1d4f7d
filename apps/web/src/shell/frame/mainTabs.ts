import type { PlainMessageKey } from '@wealth/i18n-locale';
import { DiscoverIcon, HomeIcon, MarketIcon, MeIcon, PortfolioIcon } from '@wealth/ui/icon';

export interface MainTab {
  to: '/dashboard' | '/market' | '/discover' | '/portfolio' | '/me';
  label: PlainMessageKey<'shell'>;
  icon: typeof HomeIcon;
}

/** The five tabs, in their order. A tab stays marked on the pages below its path. */
export const mainTabs: readonly MainTab[] = [
  { to: '/dashboard', label: 'home', icon: HomeIcon },
  { to: '/market', label: 'market', icon: MarketIcon },
  { to: '/discover', label: 'discover', icon: DiscoverIcon },
  { to: '/portfolio', label: 'portfolio', icon: PortfolioIcon },
  { to: '/me', label: 'me', icon: MeIcon },
];
