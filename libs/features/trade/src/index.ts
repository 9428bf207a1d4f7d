export { AwaitingPage } from './pages/awaiting/AwaitingPage.tsx';
export { ContractNotePage, type ContractNotePageProps } from './pages/note/ContractNotePage.tsx';
export { HistoryPage, type HistoryPageProps } from './pages/history/HistoryPage.tsx';
export { OrderDrawer, type OrderDrawerProps } from './drawers/order/OrderDrawer.tsx';
export { OrderPage, type OrderPageProps } from './pages/order/OrderPage.tsx';
export { OrderToasts } from './orders/toasts/OrderToasts.tsx';
export { IntentWatch } from './intent/IntentWatch.tsx';
export { TicketDrawer, type TicketDrawerProps } from './ticket/TicketDrawer.tsx';
export { TicketPage, type TicketPageProps } from './ticket/TicketPage.tsx';
