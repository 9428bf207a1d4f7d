import { describe, expect, it } from 'vitest';
import { ageOf, instrumentsOfRound, priceAt, priceCycleMs, quoteAt, tickAt } from './feedQuotes.ts';

describe('a price of the feed', () => {
  it('says when it was sent, to the millisecond, also when the cycle has ended since', () => {
    const sent = 1_764_000_123_457;
    expect(ageOf(priceAt(sent), sent + 17)).toBe(17);
    const last = priceCycleMs * 3 - 1;
    expect(ageOf(priceAt(last), last + 5)).toBe(5);
  });

  it('moves change and percentage along', () => {
    expect(tickAt({ market: 'NSE', symbol: 'S1' }, 510_000)).toMatchObject({
      last_price: 5_100,
      change: 100,
      change_percent: 2,
    });
  });
});

describe('a quote of the feed', () => {
  it('has no price of nothing, which the client would refuse with its row', () => {
    const quote = quoteAt({ market: 'NSE', symbol: 'S1' }, 510_000);
    const { last_price, open, high, low, previous_close, week52_high, week52_low } = quote;
    expect(Math.min(last_price, open, high, low, previous_close, week52_high, week52_low)).toBeGreaterThan(0);
  });
});

describe('a round', () => {
  it('moves all instruments in turn, and one tick of five on the rows in view', () => {
    const instruments = Array.from({ length: 100 }, (_, index) => ({
      market: 'NSE' as const,
      symbol: `S${index}`,
    }));
    const moved = instrumentsOfRound({ instruments, inViewCount: 10, sent: 0, due: 1_000 });
    expect(new Set(moved.map(({ symbol }) => symbol)).size).toBeGreaterThan(80);
    const inView = new Set(instruments.slice(0, 10).map(({ symbol }) => symbol));
    const ofFive = moved.filter((_, turn) => turn % 5 === 0);
    expect(ofFive).toHaveLength(200);
    expect(ofFive.every(({ symbol }) => inView.has(symbol))).toBe(true);
  });
});
