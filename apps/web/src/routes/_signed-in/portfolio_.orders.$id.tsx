import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '@wealth/feature-trade';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/portfolio_/orders/$id')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['orders', 'charges', 'parts']),
  component: OrderOfAddress,
});

function OrderOfAddress() {
  const { id } = Route.useParams();
  return <OrderPage key={id} id={id} notFound={<NotFoundPage />} />;
}
