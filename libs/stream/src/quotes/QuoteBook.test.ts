import { describe, expect, it } from 'vitest';
import { frames, quoteOf, tickOf } from '../testing/frames.ts';
import { instrument } from '../testing/startStream.ts';
import { instrumentIdOf } from '@wealth/domain';
import { QuoteBook } from './QuoteBook.ts';

const infy = instrumentIdOf(instrument('INFY'));

/** A book that paints at once. */
function openBook() {
  const book = new QuoteBook((callback) => {
    callback();
    return () => undefined;
  });
  book.addListener(infy, () => undefined);
  return { book, price: () => book.read(infy).quote?.last_price ?? null };
}

describe('QuoteBook', () => {
  it('never lets an older sequence overwrite a newer one, tick or snapshot [I1-8-STREAM]', () => {
    const { book, price } = openBook();
    book.replace(infy, quoteOf('INFY', 110), 10);
    expect(book.apply(infy, tickOf('INFY', 101), frames.ticks(9))).toBe(true);
    expect(book.apply(infy, tickOf('INFY', 102), frames.ticks(10))).toBe(true);
    expect(book.replace(infy, quoteOf('INFY', 103), 9)).toBe(true);
    expect(price()).toBe(110);
    book.apply(infy, tickOf('INFY', 111), frames.ticks(11));
    expect(price()).toBe(111);
  });

  it('takes a tick only for a quote that it has', () => {
    const { book, price } = openBook();
    expect(book.apply(infy, tickOf('INFY', 101), frames.ticks(1))).toBe(false);
    expect(book.apply(instrumentIdOf(instrument('TCS')), tickOf('TCS', 101), frames.ticks(1))).toBe(false);
    expect(price()).toBeNull();
  });

  it('starts over with the sequence of another run of the server', () => {
    const { book, price } = openBook();
    book.replace(infy, quoteOf('INFY', 110), 1000);
    book.forgetSequence();
    book.replace(infy, quoteOf('INFY', 90), 1);
    expect(price()).toBe(90);
  });

  it('leaves a quote alone that is marked already, and one that is not there', () => {
    const { book } = openBook();
    book.markAll(true);
    expect(book.read(infy)).toEqual({ quote: null, isStale: false });
    book.replace(infy, quoteOf('INFY'), 1);
    book.markAll(true);
    const marked = book.read(infy);
    expect(marked.isStale).toBe(true);
    book.markAll(true);
    expect(book.read(infy)).toBe(marked);
  });
});
