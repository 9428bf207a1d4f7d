export type { AppAction } from './appAction.ts';
export { deepHref } from './deepHref.ts';
export {
  capabilities,
  isAllowed,
  needsAt,
  needsOfCall,
  type Capability,
  type CapabilityIcon,
  type CapabilityTable,
  type Permission,
  type Rights,
} from './capabilities.ts';
export {
  capabilityOf,
  drawerTypes,
  isCapability,
  isPageKey,
  isPlainDrawer,
  pageKeys,
  plainDrawers,
  type CapabilityKey,
  type Drawers,
  type DrawerType,
  type PageKey,
  type PlainDrawer,
} from './drawers.ts';
export { bankSectionId, devicesSectionId, href, trustSectionId } from './href.ts';
export {
  applicationSearch,
  applicationStatuses,
  type ApplicationSearch,
  type ApplicationStatus,
} from './applicationSearch.ts';
export { calendarSearch, calendarViews, type CalendarSearch } from './calendarSearch.ts';
export { claimSearch, claimSubjects, type ClaimSearch, type ClaimSubjectKind } from './claimSearch.ts';
export { dividendSearch, dividendStates, type DividendSearch, type DividendState } from './dividendSearch.ts';
export { holdingSearch, holdingSorts, type HoldingSearch, type HoldingSort } from './holdingSearch.ts';
export { issueSearch, type IssueSearch } from './issueSearch.ts';
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
export {
  recordKinds,
  recordSearch,
  recordStates,
  type RecordKind,
  type RecordSearch,
  type RecordState,
} from './recordSearch.ts';
export type { InstrumentReference, OrderReference, TicketReference, TicketSide } from './references.ts';
export {
  statementKinds,
  statementSearch,
  type StatementKind,
  type StatementSearch,
} from './statementSearch.ts';
export {
  figureNames,
  figureOf,
  returnDays,
  returnRanges,
  returnsSearch,
  type FigureName,
  type FigureReference,
  type ReturnDays,
  type ReturnRangeName,
  type ReturnsSearch,
} from './returnsSearch.ts';
export { stockSearch, type StockSearch } from './stockSearch.ts';
export { isStaticPath, staticPaths } from './staticPaths.ts';
export {
  taxFigureNames,
  taxLotSorts,
  taxSearch,
  taxViews,
  type TaxFigureName,
  type TaxLotSort,
  type TaxSearch,
  type TaxView,
} from './taxSearch.ts';
export { ticketSearch, type TicketSearch } from './ticketSearch.ts';
export { meTabs, portfolioTabs, type MeTab, type PortfolioTab } from './tabs.ts';
