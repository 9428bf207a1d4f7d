import { createFileRoute } from '@tanstack/react-router';
import { redirectToUpperCase } from '../../core/redirectToUpperCase.ts';
import { TicketRoute } from '../../shell/TicketRoute.tsx';

// The side is read where the ticket is: a schema would stand in the first file, which has no ticket.
export const Route = createFileRoute('/_signed-in/market_/$market/$symbol_/order')({
  beforeLoad: ({ params }) => redirectToUpperCase('/market/$market/$symbol/order', params),
  loader: ({ context }) => context.loadTexts(['ticket', 'orders', 'charges', 'parts', 'market']),
  component: TicketRoute,
});
