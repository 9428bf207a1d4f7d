import { createFileRoute } from '@tanstack/react-router';
import { OrderRoute } from '../../shell/OrderRoute.tsx';

export const Route = createFileRoute('/_signed-in/portfolio_/orders/$id')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['orders', 'charges', 'parts']),
  component: OrderRoute,
});
