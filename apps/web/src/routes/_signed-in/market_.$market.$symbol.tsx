import { createFileRoute } from '@tanstack/react-router';
import { instrumentIdOf, isMarket } from '@wealth/domain';
import { chartSearch, StockPage } from '@wealth/feature-market';
import { redirectToUpperCase } from '../../core/redirectToUpperCase.ts';
import { useSearchOf } from '../../core/useSearchOf.ts';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';
import { ShareOffer } from '../../shell/detail/ShareOffer.tsx';
import { useMoveOrder } from '../../shell/detail/useMoveOrder.ts';

// Its title is the symbol (usePageTitle).
export const Route = createFileRoute('/_signed-in/market_/$market/$symbol')({
  // Smaller than the name of a file.
  codeSplitGroupings: [['component']],
  beforeLoad: ({ params }) => redirectToUpperCase('/market/$market/$symbol', params),
  loader: ({ context }) => context.loadTexts(['market', 'parts']),
  component: Stock,
});

function Stock() {
  const { market, symbol } = Route.useParams();
  const [search, show] = useSearchOf(chartSearch, '/market/$market/$symbol');
  const onMoveOrder = useMoveOrder();
  if (!isMarket(market)) return <NotFoundPage />;

  const instrument = { market, symbol };
  return (
    <>
      <StockPage
        key={instrumentIdOf(instrument)}
        instrument={instrument}
        search={search}
        onMoveOrder={onMoveOrder}
        // No step: Back leads off the chart, and not through each of its looks.
        onSearchChange={(next) => show(next, { isStep: false })}
      />
      <div className="mt-grid empty:hidden print:hidden">
        <ShareOffer instrument={instrument} />
      </div>
    </>
  );
}
