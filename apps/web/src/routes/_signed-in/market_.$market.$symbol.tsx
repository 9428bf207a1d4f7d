import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { StockPage } from '@wealth/feature-market';
import { readChartView, writeChartView } from '@wealth/feature-market/routing';
import { isMarket } from '@wealth/domain';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';

// What the address says of the chart is read where the chart is: a schema would stand in the first file, which has no
// chart. What is not known there counts as at first.
export const Route = createFileRoute('/_signed-in/market_/$market/$symbol')({
  loader: ({ params: { market, symbol } }) => {
    if (!isMarket(market)) throw notFound();
    return { market, pageTitle: symbol };
  },
  component: Stock,
});

function Stock() {
  const { market } = Route.useLoaderData();
  const { symbol } = Route.useParams();
  const navigate = Route.useNavigate();
  const view = readChartView(useLocation().search);

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
