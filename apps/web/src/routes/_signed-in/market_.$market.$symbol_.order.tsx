import { createFileRoute, useRouter } from '@tanstack/react-router';
import { instrumentIdOf, isMarket } from '@wealth/domain';
import { TicketPage } from '@wealth/feature-trade';
import { deepHref, ticketSearch } from '@wealth/hrefs';
import { goTo } from '../../core/goTo.ts';
import { redirectToUpperCase } from '../../core/redirectToUpperCase.ts';
import { useSearchOf } from '../../core/useSearchOf.ts';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';
import { useTicketActions } from '../../shell/detail/useTicketActions.ts';

export const Route = createFileRoute('/_signed-in/market_/$market/$symbol_/order')({
  beforeLoad: ({ params }) => redirectToUpperCase('/market/$market/$symbol/order', params),
  loader: ({ context }) => context.loadTexts(['ticket', 'orders', 'charges', 'parts', 'market']),
  component: Ticket,
});

function Ticket() {
  const { market, symbol } = Route.useParams();
  const router = useRouter();
  const [{ side = 'BUY' }] = useSearchOf(ticketSearch, '/market/$market/$symbol/order');
  const actions = useTicketActions((lead) => lead());
  if (!isMarket(market)) return <NotFoundPage />;

  const instrument = { market, symbol };
  return (
    <TicketPage
      {...actions}
      key={`${instrumentIdOf(instrument)} ${side}`}
      instrument={instrument}
      side={side}
      onInstrumentChange={(next, nextSide) =>
        goTo(router, deepHref.ticket({ instrument: next, side: nextSide }))
      }
      onDone={() => goTo(router, deepHref.stock(instrument))}
      notFound={<NotFoundPage />}
    />
  );
}
