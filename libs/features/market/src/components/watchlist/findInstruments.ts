import { getQuotes, getStockDetail, searchStocks } from '@wealth/api-sdk/stock';
import type { WatchedInstrument } from '@wealth/api-sdk/model';
import {
  candidatesOf,
  instrumentIdOf,
  type InstrumentRef,
  type KnownInstruments,
  type NamedSymbol,
} from '@wealth/domain';

/** As many as one call of the server takes. */
const mostInstruments = 500;
/** ISINs are looked up one by one; a portfolio of this size is still a matter of seconds. */
const mostIsins = 100;

/** Its name comes with the list, as soon as the server has it. */
function toWatched({ market, symbol }: InstrumentRef): WatchedInstrument {
  return { market, symbol, name: symbol, listed: true };
}

async function listedOf(candidates: readonly InstrumentRef[]): Promise<Map<string, WatchedInstrument>> {
  const count = Math.ceil(candidates.length / mostInstruments);
  const chunks = Array.from({ length: count }, (_, index) =>
    candidates.slice(index * mostInstruments, (index + 1) * mostInstruments),
  );
  const answers = await Promise.all(chunks.map((chunk) => getQuotes(chunk)));
  return new Map(answers.flat().map((quote) => [instrumentIdOf(quote), toWatched(quote)]));
}

/** The instrument of an ISIN, or null. A search answers what is like it; only the detail says what it is. */
async function instrumentOf(isin: string): Promise<WatchedInstrument | null> {
  const [found] = await searchStocks({ query: isin });
  if (!found || found.market === 'INDEX') return null;
  const detail = await getStockDetail({ market: found.market, s: found.symbol });
  return detail.isin === isin ? { ...toWatched(found), name: found.name } : null;
}

/**
 * Asks the server which of the named symbols are listed.
 *
 * @throws ApiError when it could not be asked.
 */
export async function findInstruments(
  symbols: readonly NamedSymbol[],
): Promise<KnownInstruments<WatchedInstrument>> {
  const isins = symbols
    .flatMap((symbol) => (symbol.kind === 'isin' ? [symbol.isin] : []))
    .slice(0, mostIsins);
  const byId = await listedOf(candidatesOf(symbols));
  const byIsin = new Map<string, WatchedInstrument>();
  for (const isin of isins) {
    const instrument = await instrumentOf(isin);
    if (instrument) byIsin.set(isin, instrument);
  }
  return { byId, byIsin };
}
