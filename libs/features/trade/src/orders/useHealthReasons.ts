import type { Order } from '@wealth/api-sdk/model';
import { useGetTradeLimits } from '@wealth/api-sdk/client';
import { useGetAsset, useGetHoldings } from '@wealth/api-sdk/stat';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import { useGetOrders } from '@wealth/api-sdk/trade';
import { rehearseGtt, snakeCase } from '@wealth/domain';
import { useProfile, useSession } from '@wealth/session';
import { faultTextOf } from '../core/checks/faultTexts.ts';
import { ticketFactsOf } from '../core/checks/ticketFacts.ts';
import { useTicketWords } from '../core/words/useTicketWords.ts';
import { waitingOrderOf } from './model/orderChange.ts';

const meta = { claims: () => true };

/**
 * What would refuse the order of a GTT today. The server says which checks; where we have its code, the text and its figures
 * are those of the ticket, else it is told in the server's words.
 */
export function useHealthReasons(order: Order): readonly string[] {
  const words = useTicketWords();
  const { serverClock } = useSession();
  const { market, symbol } = order.instrument;
  const { data: share } = useGetStockDetail({ market, s: symbol }, { query: { meta } });
  const { data: asset } = useGetAsset({ query: { meta } });
  const { data: holdings } = useGetHoldings({ query: { meta } });
  const { data: waiting } = useGetOrders({ status: 'awaiting' }, { query: { meta } });
  const { data: limits } = useGetTradeLimits({ query: { meta } });
  const profile = useProfile();
  const health = order.health ?? [];
  if (!share) return health.map(({ message }) => words.ofServer(message));

  const facts = ticketFactsOf({
    share,
    quote: share.quote,
    depth: undefined,
    now: serverClock.now(),
    status: undefined,
    asset,
    holdings,
    waiting: waiting?.items,
    limits,
    hasDdpi: profile?.has_ddpi,
    lots: undefined,
    offers: undefined,
    hasEqualOrder: false,
  });
  const legs = rehearseGtt(waitingOrderOf(order), facts);
  const texts = legs.flatMap(({ faults, order: sent }) =>
    faults.map((fault) => ({
      code: snakeCase(fault.code),
      text: faultTextOf(fault, { words, symbol, order: sent }).title,
    })),
  );
  return health.map(
    ({ code, message }) => texts.find((known) => known.code === code)?.text ?? words.ofServer(message),
  );
}
