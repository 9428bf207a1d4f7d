import { useParams } from '@tanstack/react-router';
import { OrderPage } from '@wealth/feature-trade';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page of the order that the address names. */
export function OrderRoute() {
  const { id } = useParams({ from: '/_signed-in/portfolio_/orders/$id' });
  return <OrderPage key={id} id={id} notFound={<NotFoundPage />} />;
}
