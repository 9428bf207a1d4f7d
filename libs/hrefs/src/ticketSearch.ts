import type { TicketSide } from './references.ts';

/** What the address of a new order may say. */
export interface TicketSearch {
  /** To buy where it is absent. */
  side?: TicketSide | undefined;
}

/** The search schema of the page of a new order. */
export function ticketSearch({ side }: Readonly<Record<string, unknown>>): TicketSearch {
  return { side: side === 'BUY' || side === 'SELL' ? side : undefined };
}
