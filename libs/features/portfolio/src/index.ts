export { ActionPage, type ActionPageProps } from './pages/action/ActionPage.tsx';
export { ActionsPage } from './pages/action/ActionsPage.tsx';
export { CalendarPage, type CalendarPageProps } from './pages/calendar/CalendarPage.tsx';
export { DividendsPage, type DividendsPageProps } from './pages/dividends/DividendsPage.tsx';
export { FigureDrawer, type FigureDrawerProps } from './figure/FigureDrawer.tsx';
export { HoldingPage, type HoldingPageProps } from './pages/holding/HoldingPage.tsx';
export { StatementsPage, type StatementsPageProps } from './statements/StatementsPage.tsx';
export { SummaryPage, type SummaryPageProps } from './pages/summary/SummaryPage.tsx';
export { TaxPage } from './pages/tax/TaxPage.tsx';
