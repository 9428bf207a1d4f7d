export type { AppAction } from './appAction.ts';
export type { Drawers, DrawerType, InstrumentReference } from './drawers.ts';
export { bankSectionId, href } from './href.ts';
export { toOwnPath, withoutClosingSlash, type OwnPath } from './ownPath.ts';
export {
  isLoginDialog,
  isMarketSegment,
  isStaticPath,
  marketSegments,
  staticPages,
  type LoginDialog,
  type MarketSegment,
  type MeTab,
  type PageAccess,
  type PortfolioTab,
  type StaticPath,
} from './pages.ts';
export { trustHref, trustSectionId } from './trust.ts';
