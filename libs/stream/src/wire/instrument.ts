import * as z from 'zod/mini';

// Zod probes `new Function` with the first object schema, which the Content-Security-Policy would report.
z.config({ jitless: true });

export const marketSchema = z.enum(['NSE', 'BSE', 'INDEX']);

/** What can be subscribed to. */
export interface Instrument {
  market: z.infer<typeof marketSchema>;
  symbol: string;
}

declare const instrumentId: unique symbol;

/** `NSE:INFY`: the key of an instrument in every map of this library. */
export type InstrumentId = string & { readonly [instrumentId]: true };

function isInstrumentId(text: string): text is InstrumentId {
  return text.includes(':');
}

export function instrumentIdOf({ market, symbol }: Instrument): InstrumentId {
  const id = `${market}:${symbol}`;
  if (!isInstrumentId(id)) throw new RangeError(`not an instrument: ${id}`);
  return id;
}
