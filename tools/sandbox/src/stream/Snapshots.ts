import { parseInstrumentId } from '@wealth/domain';
import type { MarketEngine } from '../engine/index.ts';
import { toWireQuote } from '../market/wire.ts';

/** Quotes as of the last round, in JSON: each is read once, however many pages ask for it and however often. */
export class Snapshots {
  readonly #rows = new Map<string, string>();
  #asOf = '';

  /** Every named instrument's quote as of the last round, which has the number `seq`. */
  frame(engine: MarketEngine, seq: number, keys: ReadonlySet<string>): string {
    const asOf = `${seq} ${engine.roundEnd()}`;
    if (asOf !== this.#asOf) this.#rows.clear();
    this.#asOf = asOf;
    const quotes = [...keys].flatMap((key) => this.#rowOf(engine, key) ?? []);
    return `{"type":"snapshot","seq":${seq},"quotes":[${quotes.join(',')}]}`;
  }

  #rowOf(engine: MarketEngine, key: string): string | null {
    const ready = this.#rows.get(key);
    if (ready !== undefined) return ready;
    const instrument = parseInstrumentId(key);
    const quote = instrument && engine.quoteOfRound(instrument.market, instrument.symbol);
    if (!quote) return null;
    const row = JSON.stringify(toWireQuote(quote));
    this.#rows.set(key, row);
    return row;
  }
}
