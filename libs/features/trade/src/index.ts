export { IntentWatch } from './intent/IntentWatch.tsx';
export { TicketDrawer, type TicketDrawerProps } from './ticket/TicketDrawer.tsx';
export { TicketPage, type TicketPageProps } from './ticket/TicketPage.tsx';
