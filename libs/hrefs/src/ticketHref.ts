import type { TicketReference, TicketSide } from './drawers.ts';
import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/** The page of a new order; for a symbol that no address can hold, the market. */
export function ticketHref({ instrument, side }: TicketReference): OwnPath {
  const { market, symbol } = instrument;
  return toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}/order?side=${side}`) ?? href.market();
}

/** What the address of a new order may say. */
export interface TicketSearch {
  /** To buy where it is absent. */
  side?: TicketSide | undefined;
}

/** The search schema of the page of a new order. */
export function ticketSearch({ side }: Readonly<Record<string, unknown>>): TicketSearch {
  return { side: side === 'BUY' || side === 'SELL' ? side : undefined };
}
