import type { TicketReference, TicketSide } from './drawers.ts';
import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/** The page of a new order; for a symbol that no address can hold, the market. */
export function ticketHref({ instrument, side }: TicketReference): OwnPath {
  const { market, symbol } = instrument;
  return toOwnPath(`/market/${market}/${encodeURIComponent(symbol)}/order?side=${side}`) ?? href.market();
}

/** The side that an address names; whatever it says, there is one. */
export function ticketSideOf(text: unknown): TicketSide {
  return text === 'SELL' ? 'SELL' : 'BUY';
}
