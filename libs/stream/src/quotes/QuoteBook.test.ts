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
    book.apply(infy, tickOf('INFY', 101), frames.ticks(9));
    book.apply(infy, tickOf('INFY', 102), frames.ticks(10));
    expect(book.replace(infy, quoteOf('INFY', 103), 9)).toBe(true);
    expect(price()).toBe(110);
    book.apply(infy, tickOf('INFY', 111), frames.ticks(11));
    expect(price()).toBe(111);
  });

  it('says of which round each quote is, also when the server counts anew [I4-DONE-SEQ]', () => {
    const { book } = openBook();
    const seq = () => book.read(infy).seq;
    expect(seq()).toBeNull();
    book.replace(infy, quoteOf('INFY', 110), 10);
    book.apply(infy, tickOf('INFY', 111), frames.ticks(12));
    // One that is too late leaves price and number alone.
    book.apply(infy, tickOf('INFY', 90), frames.ticks(11));
    expect(seq()).toBe(12);
    book.forgetSequence();
    book.markAll(true);
    expect(seq()).toBe(12);
    book.replace(infy, quoteOf('INFY', 90), 1);
    expect(seq()).toBe(1);
    book.clear();
    expect(seq()).toBeNull();
  });

  it('takes a tick only for a quote that it has', () => {
    const { book, price } = openBook();
    book.apply(infy, tickOf('INFY', 101), frames.ticks(1));
    expect([book.isKnown(infy), price()]).toEqual([false, null]);
    book.replace(infy, quoteOf('INFY', 110), 2);
    expect([book.isKnown(infy), price()]).toEqual([true, 110]);
    const tcs = instrumentIdOf(instrument('TCS'));
    book.apply(tcs, tickOf('TCS', 101), frames.ticks(3));
    expect([book.isKnown(tcs), book.read(tcs).quote]).toEqual([false, null]);
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
    expect(book.read(infy)).toEqual({ quote: null, isStale: false, seq: null });
    book.replace(infy, quoteOf('INFY'), 1);
    book.markAll(true);
    const marked = book.read(infy);
    expect(marked.isStale).toBe(true);
    book.markAll(true);
    expect(book.read(infy)).toBe(marked);
  });
});
