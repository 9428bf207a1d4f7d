export { HoldingPage } from './pages/holding/HoldingPage.tsx';
export { SummaryPage } from './pages/summary/SummaryPage.tsx';
export { TaxPage } from './pages/tax/TaxPage.tsx';
