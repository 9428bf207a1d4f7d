export type { AppAction } from './appAction.ts';
export {
  drawerTypes,
  isDrawerType,
  type Drawers,
  type DrawerType,
  type InstrumentReference,
} from './drawers.ts';
export { bankSectionId, href } from './href.ts';
export { toOwnPath, withoutClosingSlash, type OwnPath } from './ownPath.ts';
export {
  isLoginDialog,
  isMarketSegment,
  isPublicPath,
  isStaticPath,
  marketSegments,
  meTabs,
  portfolioTabs,
  staticPages,
  staticRedirects,
  type LoginDialog,
  type MarketSegment,
  type MeTab,
  type PageAccess,
  type PortfolioTab,
  type StaticPath,
} from './pages.ts';
export { trustHref, trustSectionId } from './trust.ts';
