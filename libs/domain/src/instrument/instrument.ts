/** Where shares are listed. */
export const exchanges = ['NSE', 'BSE'] as const;
export type Exchange = (typeof exchanges)[number];

/** INDEX holds what is computed from shares and cannot be bought. */
export const markets = [...exchanges, 'INDEX'] as const;
export type Market = (typeof markets)[number];

/** Names one instrument: a symbol means something within its market only. */
export interface InstrumentRef {
  market: Market;
  /** As the exchange writes it: letters, digits and a few signs. */
  symbol: string;
}

declare const instrumentIdBrand: unique symbol;

/** `NSE:INFY`: an instrument as the key of a map, of a row, of a subscription. */
export type InstrumentId = string & { readonly [instrumentIdBrand]: 'InstrumentId' };

const idPattern = new RegExp(`^(${markets.join('|')}):(.*)$`, 's');

const prefixes = markets.map((market) => `${market}:`);

/** Asked of every row of a fast market: without a pattern. */
function isInstrumentId(text: string): text is InstrumentId {
  return prefixes.some((prefix) => text.startsWith(prefix));
}

export function isMarket(text: string | undefined): text is Market {
  return markets.some((market) => market === text);
}

/** Of any symbol, so that no row of a list can fail by what a server calls an instrument. */
export function instrumentIdOf({ market, symbol }: InstrumentRef): InstrumentId {
  const id = `${market}:${symbol}`;
  if (!isInstrumentId(id)) throw new RangeError(`no market: ${market}`);
  return id;
}

/** The instrument that a text names, as in an address or a pasted list; null when it names none. */
export function parseInstrumentId(text: string): InstrumentRef | null {
  const [, market, symbol] = idPattern.exec(text) ?? [];
  return isMarket(market) && symbol ? { market, symbol } : null;
}
