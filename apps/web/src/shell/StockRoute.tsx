import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { instrumentIdOf, isMarket } from '@wealth/domain';
import { StockPage } from '@wealth/feature-market';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useMoveOrder } from './useMoveOrder.ts';

/** The page of the instrument that the address names; the page reads there what the chart looks like. */
export function StockRoute() {
  const { market, symbol } = useParams({ from: '/_signed-in/market_/$market/$symbol' });
  const navigate = useNavigate({ from: '/market/$market/$symbol' });
  const { search } = useLocation();
  const onMoveOrder = useMoveOrder();
  if (!isMarket(market)) return <NotFoundPage />;

  const instrument = { market, symbol };
  return (
    <StockPage
      key={instrumentIdOf(instrument)}
      instrument={instrument}
      search={search}
      onMoveOrder={onMoveOrder}
      onSearchChange={(next) => {
        // No step of its own: Back leads off the chart, and not through each of its looks.
        void navigate({
          search: (present) => ({ ...present, ...next }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
