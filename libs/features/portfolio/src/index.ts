export { AwaitingPage } from './pages/awaiting/AwaitingPage.tsx';
export { HistoryPage } from './pages/history/HistoryPage.tsx';
export { HoldingPage } from './pages/holding/HoldingPage.tsx';
export { SummaryPage } from './pages/summary/SummaryPage.tsx';
