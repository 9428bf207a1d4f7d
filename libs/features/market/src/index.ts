export { AlertsPage } from './pages/alerts/AlertsPage.tsx';
export { InstrumentsPage } from './pages/instruments/InstrumentsPage.tsx';
export { MarketPage, type MarketPageProps } from './pages/market/MarketPage.tsx';
export { chartSearch } from './model/chartView.ts';
export { StockDrawer, type StockDrawerProps } from './drawers/stock/StockDrawer.tsx';
export type { OrderLineMove } from './components/trades/useOrderMoves.ts';
export { StockPage, type StockPageProps } from './pages/stock/StockPage.tsx';
export { MoversPage } from './pages/movers/MoversPage.tsx';
