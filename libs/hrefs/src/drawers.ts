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

/** The drawers of product.md §2, the order ticket and the detail of an order. As data, for what comes from outside as a text. */
export const drawerTypes = [
  'fo',
  'otc',
  'ipo',
  'compensation',
  'loan',
  'stock',
  'order',
  'withdraw',
  'deposit',
  'ticket',
] as const;

export type DrawerType = (typeof drawerTypes)[number];

interface DrawerPayloads {
  stock: InstrumentReference;
  order: OrderReference;
  ticket: TicketReference;
}

/** Type → what the panel needs to open; most need nothing. */
export type Drawers = {
  [Type in DrawerType]: Type extends keyof DrawerPayloads ? DrawerPayloads[Type] : undefined;
};

export function isDrawerType(text: string): text is DrawerType {
  return drawerTypes.some((type) => type === text);
}
