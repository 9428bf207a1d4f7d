import { createFileRoute } from '@tanstack/react-router';
import { TicketRoute } from '../../shell/TicketRoute.tsx';

// The side is read where the ticket is: a schema would stand in the first file, which has no ticket.
export const Route = createFileRoute('/_signed-in/market_/$market/$symbol_/order')({
  loader: ({ context }) => context.loadTexts(['ticket', 'orders', 'parts', 'market']),
  component: TicketRoute,
});
