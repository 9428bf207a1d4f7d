import { withoutInvisible, writtenSymbol } from '../instrument/writtenSymbol.ts';
import { instrumentIdOf, isMarket, type InstrumentRef, type Market } from '../instrument/instrument.ts';

/** One thing that a pasted text names: an instrument, a symbol of any market, or an ISIN. */
export type NamedSymbol =
  | { kind: 'instrument'; text: string; instrument: InstrumentRef }
  | { kind: 'symbol'; text: string; symbol: string }
  | { kind: 'isin'; text: string; isin: string };

export interface ReadSymbols {
  /** In the order of the text, each once. */
  named: NamedSymbol[];
  /** What can be no symbol, as it was written, cut short; each once. */
  rubbish: string[];
}

/** Between two symbols: line ends, tabs, commas, semicolons, blanks. */
const separators = /[\s,;|]+/u;
const symbolPattern = /^[A-Z0-9&-]{1,32}$/;
/** Two letters of the country, nine letters or digits, a check digit (ISO 6166); Indian ones begin with IN. */
const isinPattern = /^IN[A-Z0-9]{9}[0-9]$/;
/** What is shown of a piece of rubbish. */
const shownLength = 40;

function named(text: string, market: Market | null, symbol: string): NamedSymbol | null {
  if (!symbolPattern.test(symbol)) return null;
  if (market) return { kind: 'instrument', text, instrument: { market, symbol } };
  return isinPattern.test(symbol) ? { kind: 'isin', text, isin: symbol } : { kind: 'symbol', text, symbol };
}

function readOne(piece: string): NamedSymbol | null {
  const upper = piece.toUpperCase();
  const colon = upper.indexOf(':');
  const { symbol, exchange } = writtenSymbol(upper.slice(colon + 1));
  if (colon < 0) return named(piece, exchange, symbol);
  const market = upper.slice(0, colon);
  return isMarket(market) ? named(piece, market, symbol) : null;
}

function keyOf(symbol: NamedSymbol): string {
  if (symbol.kind === 'instrument') return instrumentIdOf(symbol.instrument);
  return symbol.kind === 'isin' ? symbol.isin : symbol.symbol;
}

/**
 * Reads a text that somebody has pasted or a file that they have chosen: symbols (`ARAVBANK`), with their market
 * (`NSE:ARAVBANK`, `ARAVBANK.NS`), with their series (`ARAVBANK-EQ`), or ISINs, in any letter case, separated by lines, tabs, blanks, commas or semicolons, in quotes or not.
 * It takes any text, in time proportional to its length, and knows no market data: whether a symbol exists is asked
 * elsewhere.
 */
export function readSymbols(text: string): ReadSymbols {
  const found = new Map<string, NamedSymbol>();
  const rubbish = new Set<string>();
  // Quotes of a table's export, and what copying brings along unseen.
  for (const piece of withoutInvisible(text.replaceAll(/["']/gu, ' ')).split(separators)) {
    if (piece === '') continue;
    const symbol = readOne(piece);
    if (symbol) {
      const key = keyOf(symbol);
      if (!found.has(key)) found.set(key, symbol);
    } else rubbish.add(piece.slice(0, shownLength));
  }
  return { named: [...found.values()], rubbish: [...rubbish] };
}
