import type { InstrumentRef } from '../instrument/instrument.ts';

/** What a list of orders is narrowed to; what is left out narrows nothing. */
export interface OrderSubject {
  market?: InstrumentRef['market'] | undefined;
  symbol?: string | undefined;
  /** One of the client's own. */
  tag?: string | undefined;
}

interface TaggedOrder {
  instrument: InstrumentRef;
  tags: readonly string[];
}

/** Whether an order is of the share and has the tag that are asked for: the server lists by it, and a list follows it live. */
export function isOrderOf({ market, symbol, tag }: OrderSubject, { instrument, tags }: TaggedOrder): boolean {
  return (
    (market === undefined || market === instrument.market) &&
    (symbol === undefined || symbol === instrument.symbol) &&
    (tag === undefined || tags.includes(tag))
  );
}
