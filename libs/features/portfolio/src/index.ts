export { HoldingPage } from './pages/holding/HoldingPage.tsx';
export { StatementsPage, type StatementsPageProps } from './statements/StatementsPage.tsx';
export { SummaryPage } from './pages/summary/SummaryPage.tsx';
export { TaxPage } from './pages/tax/TaxPage.tsx';
