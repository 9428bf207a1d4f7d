export { InstrumentsPage } from './pages/instruments/InstrumentsPage.tsx';
export { MarketPage, type MarketPageProps } from './pages/market/MarketPage.tsx';
export { MoversPage } from './pages/movers/MoversPage.tsx';
