export { alertsHref } from './alertsHref.ts';
export type { AppAction } from './appAction.ts';
export { contractNoteHref } from './contractNoteHref.ts';
export {
  capabilities,
  isAllowed,
  needsAt,
  type Capability,
  type CapabilityIcon,
  type CapabilityTable,
  type Permission,
  type Rights,
} from './capabilities.ts';
export {
  capabilityOf,
  drawerTypes,
  isPageKey,
  isPlainDrawer,
  pageKeys,
  plainDrawers,
  type CapabilityKey,
  type Drawers,
  type DrawerType,
  type InstrumentReference,
  type OrderReference,
  type PageKey,
  type PlainDrawer,
  type TicketReference,
  type TicketSide,
} from './drawers.ts';
export { historyHref } from './historyHref.ts';
export { bankSectionId, devicesSectionId, href } from './href.ts';
export { limitsHref } from './limitsHref.ts';
export { orderHref } from './orderHref.ts';
export { orderEnds, orderSearch, type OrderEnd, type OrderSearch } from './orderSearch.ts';
export { toOwnPath, withoutClosingSlash, type OwnPath } from './ownPath.ts';
export {
  loginSearch,
  marketColumns,
  marketSearch,
  marketSegments,
  marketWords,
  type LoginDialog,
  type MarketColumn,
  type MarketSearch,
  type MarketSegment,
} from './pages.ts';
export { rangeSearch, type RangeSearch } from './rangeSearch.ts';
export { recordHref, statementHref } from './recordHref.ts';
export {
  recordKinds,
  recordSearch,
  recordStates,
  type RecordKind,
  type RecordSearch,
  type RecordState,
} from './recordSearch.ts';
export { stockHref } from './stockHref.ts';
export { stockSearch, type StockSearch } from './stockSearch.ts';
export { isStaticPath, staticPaths } from './staticPaths.ts';
export { ticketHref, ticketSearch, type TicketSearch } from './ticketHref.ts';
export { meTabs, portfolioTabs, type MeTab, type PortfolioTab } from './tabs.ts';
export { trustHref, trustSectionId } from './trust.ts';
