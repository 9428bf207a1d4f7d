import { instrumentIdOf, type InstrumentRef } from '../instrument/instrument.ts';
import type { NamedSymbol } from './readSymbols.ts';

export interface ImportReport<Row extends InstrumentRef> {
  /** To be added, in the order of the text. */
  taken: Row[];
  alreadyThere: Row[];
  /** As it was written. */
  notFound: string[];
  /** What would have made the list too long, as it was written. */
  tooMany: string[];
}

/** What the market knows by the names of a text. */
export interface KnownInstruments<Row extends InstrumentRef> {
  /** By `NSE:ARAVBANK`. */
  byId: ReadonlyMap<string, Row>;
  byIsin: ReadonlyMap<string, Row>;
}

/** A symbol alone means its instrument on NSE; else on BSE; else the index of that name. */
const marketsInTurn = ['NSE', 'BSE', 'INDEX'] as const;

function lookUp<Row extends InstrumentRef>(
  symbol: NamedSymbol,
  known: KnownInstruments<Row>,
): Row | undefined {
  if (symbol.kind === 'instrument') return known.byId.get(instrumentIdOf(symbol.instrument));
  if (symbol.kind === 'isin') return known.byIsin.get(symbol.isin);
  for (const market of marketsInTurn) {
    const row = known.byId.get(instrumentIdOf({ market, symbol: symbol.symbol }));
    if (row) return row;
  }
  return undefined;
}

/**
 * Says of everything that was named what becomes of it.
 *
 * @param limit - Rows that a list may have.
 */
export function importReport<Row extends InstrumentRef>(
  symbols: readonly NamedSymbol[],
  known: KnownInstruments<Row>,
  list: { instruments: readonly InstrumentRef[]; limit: number },
): ImportReport<Row> {
  const report: ImportReport<Row> = { taken: [], alreadyThere: [], notFound: [], tooMany: [] };
  const there = new Set(list.instruments.map(instrumentIdOf));
  for (const symbol of symbols) {
    const row = lookUp(symbol, known);
    if (!row) report.notFound.push(symbol.text);
    else if (there.has(instrumentIdOf(row))) report.alreadyThere.push(row);
    else if (there.size >= list.limit) report.tooMany.push(symbol.text);
    else {
      there.add(instrumentIdOf(row));
      report.taken.push(row);
    }
  }
  return report;
}

/** The instruments whose existence decides over a text; ISINs are asked for one by one. */
export function candidatesOf(symbols: readonly NamedSymbol[]): InstrumentRef[] {
  return symbols.flatMap((symbol): InstrumentRef[] => {
    if (symbol.kind === 'instrument') return [symbol.instrument];
    if (symbol.kind === 'isin') return [];
    return marketsInTurn.map((market) => ({ market, symbol: symbol.symbol }));
  });
}
