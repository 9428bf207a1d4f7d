import type { PriceMove } from './LivePriceChange.tsx';
import type { LiveSource, PriceSource } from './liveSource.ts';

/** One instrument of the sample store. */
export interface QuoteRow {
  symbol: string;
  name: string;
  price: PriceSource;
  change: LiveSource<PriceMove>;
}

export interface SampleQuotes {
  rows: readonly QuoteRow[];
  /** Sets the price of a row in rupees and tells its cells; several times a frame if it must be. */
  tick: (index: number, price: number) => void;
  priceOf: (index: number) => number;
}

/** A store as the stories and the bench need one: rows that each have subscribers of their own. */
export function createSampleQuotes(count: number): SampleQuotes {
  const first = Array.from({ length: count }, (_, index) => 100 + ((index * 37) % 4000));
  const prices = [...first];
  const listeners = first.map(() => new Set<() => void>());

  function source<Value>(index: number, read: () => Value): LiveSource<Value> {
    return {
      read,
      subscribe(listener) {
        listeners[index]?.add(listener);
        return () => void listeners[index]?.delete(listener);
      },
    };
  }

  const priceOf = (index: number) => prices[index] ?? 0;
  const rows = first.map((opening, index) => ({
    symbol: `SIM${String(index + 1).padStart(4, '0')}`,
    name: `Simulated company ${index + 1}`,
    price: source(index, () => priceOf(index)),
    change: source(index, () => ({ percent: (priceOf(index) / opening - 1) * 100 })),
  }));

  return {
    rows,
    priceOf,
    tick(index, price) {
      prices[index] = price;
      for (const listener of listeners[index] ?? []) listener();
    },
  };
}
