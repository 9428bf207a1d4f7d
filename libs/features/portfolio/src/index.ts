export { FigureDrawer, type FigureDrawerProps } from './figure/FigureDrawer.tsx';
export { HoldingPage } from './pages/holding/HoldingPage.tsx';
export { SummaryPage, type SummaryPageProps } from './pages/summary/SummaryPage.tsx';
export { TaxPage } from './pages/tax/TaxPage.tsx';
