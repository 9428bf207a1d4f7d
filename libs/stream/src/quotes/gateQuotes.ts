import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import type { Cancel } from '../environment.ts';
import type { QuoteState } from './QuoteBook.ts';
import { createQuoteSources, type QuoteReader, type QuoteSources } from './quoteSources.ts';

interface Listening {
  instrument: InstrumentRef;
  listener: () => void;
  /** Null while the gate is closed. */
  stop: Cancel | null;
}

export interface QuoteGate extends QuoteSources {
  /** Closed, nobody behind it follows anything, and every figure stays as it was. Opened, all of it is followed again. */
  setOpen: (isOpen: boolean) => void;
}

const whole = (state: QuoteState) => state;

/** Quotes for a part of a page that may be out of sight; open at first. @param sources - Of the stream. */
export function gateQuotes({ source }: Pick<QuoteSources, 'source'>): QuoteGate {
  const all = new Set<Listening>();
  /** As it was when the gate closed; counts until the stream tells it again. */
  const held = new Map<InstrumentId, QuoteState>();
  let isOpen = true;

  function release(id: InstrumentId, state: QuoteState): void {
    // Followed again, a quote is unknown until its snapshot: what stood there must not go back for that time.
    if (state.quote !== null) held.delete(id);
  }

  function follow(one: Listening): void {
    const { instrument, listener } = one;
    const quotes = source(instrument, whole);
    const id = instrumentIdOf(instrument);
    one.stop = quotes.subscribe(() => {
      release(id, quotes.read());
      listener();
    });
    if (!held.has(id)) return;
    // Somebody else follows it: it has moved, and nobody would say so before it moves again.
    release(id, quotes.read());
    if (!held.has(id)) listener();
  }

  function leave(one: Listening): void {
    const { instrument } = one;
    const state = source(instrument, whole).read();
    if (state.quote !== null) held.set(instrumentIdOf(instrument), state);
  }

  const reader: QuoteReader = {
    reader(instrument) {
      const id = instrumentIdOf(instrument);
      const quotes = source(instrument, whole);
      return () => held.get(id) ?? quotes.read();
    },
    subscribe(instrument, listener) {
      const one: Listening = { instrument, listener, stop: null };
      all.add(one);
      if (isOpen) follow(one);
      return () => {
        all.delete(one);
        one.stop?.();
      };
    },
  };

  return {
    ...createQuoteSources(reader),
    setOpen(next) {
      if (next === isOpen) return;
      isOpen = next;
      if (isOpen) {
        for (const one of all) follow(one);
        return;
      }
      // All are held before the first is left: the last listener of an instrument takes its quote away.
      for (const one of all) leave(one);
      for (const one of all) {
        one.stop?.();
        one.stop = null;
      }
    },
  };
}
