/** Names one instrument. `market` is NSE, BSE or INDEX. */
export interface InstrumentReference {
  market: 'NSE' | 'BSE' | 'INDEX';
  symbol: string;
}

/** Names one order of the client. */
export interface OrderReference {
  id: string;
}

/** Whether an order buys or sells. */
export type TicketSide = 'BUY' | 'SELL';

/** What an order ticket begins with. */
export interface TicketReference {
  instrument: InstrumentReference;
  side: TicketSide;
}
