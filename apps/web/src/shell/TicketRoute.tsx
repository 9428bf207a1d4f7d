import { useLocation, useParams, useRouter } from '@tanstack/react-router';
import { instrumentIdOf, isMarket } from '@wealth/domain';
import { TicketPage } from '@wealth/feature-trade';
import { stockHref, ticketHref, ticketSideOf } from '@wealth/hrefs';
import { goTo } from '../core/goTo.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useTicketActions } from './useTicketActions.ts';

/** The page of a new order of the instrument that the address names, on the side that it names. */
export function TicketRoute() {
  const { market, symbol } = useParams({ from: '/_signed-in/market_/$market/$symbol_/order' });
  const router = useRouter();
  const { search }: { search: Readonly<Record<string, unknown>> } = useLocation();
  const actions = useTicketActions((lead) => lead());
  if (!isMarket(market)) return <NotFoundPage />;

  const instrument = { market, symbol };
  const side = ticketSideOf(search['side']);
  return (
    <TicketPage
      {...actions}
      key={`${instrumentIdOf(instrument)} ${side}`}
      instrument={instrument}
      side={side}
      onInstrumentChange={(next, nextSide) => goTo(router, ticketHref({ instrument: next, side: nextSide }))}
      onDone={() => goTo(router, stockHref(instrument))}
      notFound={<NotFoundPage />}
    />
  );
}
