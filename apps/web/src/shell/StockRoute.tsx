import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { isMarket } from '@wealth/domain';
import { StockPage } from '@wealth/feature-market';
import { readChartView, writeChartView } from '@wealth/feature-market/routing';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page of the instrument that the address names; what it does not know of the chart counts as at first. */
export function StockRoute() {
  const { market, symbol } = useParams({ from: '/_signed-in/market_/$market/$symbol' });
  const navigate = useNavigate({ from: '/market/$market/$symbol' });
  const view = readChartView(useLocation().search);
  if (!isMarket(market)) return <NotFoundPage />;

  return (
    <StockPage
      key={`${market} ${symbol}`}
      instrument={{ market, symbol }}
      view={view}
      notFound={<NotFoundPage />}
      onViewChange={(next) => {
        // No step of its own: Back leads off the chart, and not through each of its looks.
        void navigate({
          search: (present) => ({ ...present, ...writeChartView(next) }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
