import { calendarDay, instrumentIdOf, istInstant } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isListed } from './instruments/isListed.ts';
import { createMarketEngine, instruments } from './index.ts';
import { candlesOf, expectLawful, expectSound, fridayMorning, quoteOf, start } from './testing.ts';

describe('a round [I1-6-ENGINE] [I1-6-MODES]', () => {
  it('is the same for the same seed and time, and another for another seed', () => {
    const one = start();
    const other = start();
    expect(one.play(4)).toEqual(other.play(4));
    expect(candlesOf(one.engine, 'ARAVBANK', '1d')).toEqual(candlesOf(other.engine, 'ARAVBANK', '1d'));
    expect(quoteOf(start({ seed: 'another' }).engine, 'ARAVBANK')).not.toEqual(
      quoteOf(other.engine, 'ARAVBANK'),
    );
  });

  it('answers what changed, with a number that grows by one', () => {
    const { engine, play } = start();
    play(1);
    const before = new Map(engine.quotes().map((quote) => [instrumentIdOf(quote), quote]));
    const seq = engine.seq();
    const changed = play(1);
    expect(engine.seq()).toBe(seq + 1);
    expect(changed.length).toBeGreaterThan(20);
    for (const tick of changed.filter(({ market }) => market !== 'INDEX')) {
      const quote = engine.quote(tick.market, tick.symbol);
      const lastAt = tick.trades.at(-1)?.at ?? 0;
      expect(quote).toMatchObject({ lastPrice: tick.lastPrice, volume: tick.volume, quotedAt: lastAt });
      expect(tick.trades.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
        tick.volume - (before.get(instrumentIdOf(tick))?.volume ?? 0),
      );
      expect(lastAt).toBeGreaterThanOrEqual(fridayMorning + 250);
      expect(lastAt).toBeLessThan(fridayMorning + 500);
    }
  });

  it('keeps every price on its tick and in its band, whatever the seed and the hour', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 1439 }),
        (seed, minute) => {
          const day = calendarDay('2026-11-20');
          const run = start({ seed, startAt: istInstant(day, minute) });
          const some = instruments.filter((one, place) => isListed(one, day) && place % 40 === minute % 40);
          for (const { market, symbol } of some) expectLawful(quoteOf(run.engine, symbol, market));
        },
      ),
      // Of that seed a share has not traded since its tick became another.
      { numRuns: 10, examples: [['aY%E(&w]v', 10]] },
    );
  });
});

describe('rounds of any length', () => {
  const watched = ['NSE:ARAVBANK', 'NSE:SVARNREF', 'NSE:VUGINTU', 'NSE:TERABANK'];

  /** Minutes of some shares made of what the rounds of three minutes tell. */
  function minutesOf(roundMs: number) {
    let now = fridayMorning;
    const engine = createMarketEngine({
      seed: 'wealth',
      clock: { now: () => now },
      alwaysOpen: true,
      roundMs,
    });
    const end = fridayMorning + 210_000;
    const minutes: Record<string, Record<number, number[]>> = {};
    engine.step(new Set(watched));
    while (now < end) {
      now += roundMs;
      for (const { market, symbol, trades } of engine.step(new Set(watched)).flatMap(({ ticks }) => ticks)) {
        const ofShare = (minutes[instrumentIdOf({ market, symbol })] ??= {});
        for (const { price, quantity, at } of trades) {
          const time = Math.floor(at / 60_000) * 60;
          const [open, high, low, , volume] = ofShare[time] ?? [price, price, price, price, 0];
          ofShare[time] = [
            open ?? price,
            Math.max(high ?? price, price),
            Math.min(low ?? price, price),
            price,
            (volume ?? 0) + quantity,
          ];
        }
      }
    }
    return { minutes, engine };
  }

  it('make the same candles, those of the chart [I4-1-ROUNDS]', () => {
    const { minutes, engine } = minutesOf(1_000);
    expect(minutesOf(100).minutes).toEqual(minutes);
    expect(Object.keys(minutes).toSorted()).toEqual(watched.toSorted());
    for (const { time, open, high, low, close, volume } of candlesOf(engine, 'ARAVBANK', '1m').slice(-3)) {
      expect(minutes['NSE:ARAVBANK']?.[time]).toEqual([open, high, low, close, volume]);
    }
  });
});

describe('a reset', () => {
  it('of a market that nobody touched keeps what was drawn; of any other it is as on its first day', () => {
    const run = start();
    const first = quoteOf(run.engine, 'ARAVBANK');
    run.play(8);
    run.engine.reset();
    expect(run.engine.seq()).toBe(0);
    run.engine.setPrice('NSE', 'ARAVBANK', first.previousClose * 1.04);
    run.engine.halt({ market: 'NSE', symbol: 'SVARNREF' });
    run.engine.setMode(false);
    run.engine.reset();
    const other = start({ startAt: fridayMorning + 2_000 });
    expect(run.engine.state()).toEqual(other.engine.state());
    expect(quoteOf(run.engine, 'ARAVBANK')).toEqual(quoteOf(other.engine, 'ARAVBANK'));
    expect(quoteOf(run.engine, 'SVARNREF')).toEqual(quoteOf(other.engine, 'SVARNREF'));
  });
});

describe('the close of a day', () => {
  it('is that of its candle, in shares of today; none before the listing', () => {
    const { engine } = start();
    for (const symbol of ['ARAVBANK', 'SVARNREF', 'VUGINTU']) {
      const candle = candlesOf(engine, symbol, '1d').at(-250);
      const day = calendarDay(new Date(((candle?.time ?? 0) + 19_800) * 1_000).toISOString().slice(0, 10));
      expect(engine.closeOn('NSE', symbol, day)).toBe(candle?.close);
    }
    const young = instruments.find(({ listedOn }) => listedOn > '2026-01-01' && listedOn < '2026-11-01');
    expect(engine.closeOn('NSE', young?.symbol ?? '', calendarDay('2025-11-20'))).toBeNull();
    expect(engine.closeOn('NSE', 'NOSUCH', calendarDay('2025-11-20'))).toBeNull();
  });
});

describe('indices', () => {
  it('are the six of the watch list, near their levels, with a sparkline that ends now [S3-INDICES]', () => {
    const { engine, play } = start();
    play(5);
    const indices = engine.indices();
    const levels = [85_000, 26_000, 59_800, 17_900, 60_700, 10.5];
    expect(indices.map(({ symbol }) => symbol)).toEqual([
      'SENSEX',
      'NIFTY50',
      'NIFTYBANK',
      'NIFTYSMLCAP100',
      'NIFTYMIDCAP100',
      'INDIAVIX',
    ]);
    indices.forEach(({ lastPrice, sparkline, lowerBand }, index) => {
      expect(Math.abs(lastPrice / (levels[index] ?? 0) - 1)).toBeLessThan(index === 5 ? 0.6 : 0.2);
      expect(sparkline.at(-1)).toBe(lastPrice);
      expect(sparkline.length).toBeGreaterThan(30);
      expect(sparkline.length).toBeLessThanOrEqual(60);
      expect(lowerBand).toBeNull();
    });
  });

  it('move with their constituents', () => {
    const { engine } = start();
    const nifty = quoteOf(engine, 'NIFTY50', 'INDEX').lastPrice;
    const banks = quoteOf(engine, 'NIFTYBANK', 'INDEX').lastPrice;
    const small = quoteOf(engine, 'NIFTYSMLCAP100', 'INDEX').lastPrice;
    const { upperBand } = quoteOf(engine, 'ARAVBANK');

    expect(engine.setPrice('NSE', 'ARAVBANK', upperBand ?? 0).ok).toBe(true);

    expect(quoteOf(engine, 'NIFTY50', 'INDEX').lastPrice).toBeGreaterThan(nifty);
    expect(quoteOf(engine, 'NIFTYBANK', 'INDEX').lastPrice).toBeGreaterThan(banks);
    expect(quoteOf(engine, 'NIFTYSMLCAP100', 'INDEX').lastPrice).toBe(small);
  });
});

describe('setPrice', () => {
  it('moves the price at once and trading continues from there', () => {
    const { engine, play } = start();
    const target = quoteOf(engine, 'ARAVBANK').previousClose * 1.05;
    const result = engine.setPrice('NSE', 'ARAVBANK', target);
    if (!result.ok) throw new Error(result.code);
    expect(Math.abs(result.quote.lastPrice - target)).toBeLessThanOrEqual(0.05);

    const seen = play(200).filter(({ symbol, market }) => symbol === 'ARAVBANK' && market === 'NSE');
    expect(seen[0]?.trades[0]?.price).toBeCloseTo(target, -1);
    for (const tick of seen) expect(Math.abs(tick.lastPrice / target - 1)).toBeLessThan(0.02);
    expectLawful(quoteOf(engine, 'ARAVBANK'));
    expectSound(candlesOf(engine, 'ARAVBANK', '1m'));
  });

  it('is reported by the next round, even when the market is closed', () => {
    const { engine } = start({ startAt: Date.parse('2026-11-20T20:00:00+05:30'), alwaysOpen: false });
    engine.step();
    const { previousClose } = quoteOf(engine, 'ARAVBANK');
    engine.setPrice('NSE', 'ARAVBANK', previousClose * 1.07);
    expect(engine.step()[0]?.ticks.map(({ symbol }) => symbol)).toContain('ARAVBANK');
    expect(engine.step()[0]?.ticks).toEqual([]);
    expect(candlesOf(engine, 'ARAVBANK', '1d').at(-1)?.close).toBe(quoteOf(engine, 'ARAVBANK').lastPrice);
  });

  it.each(['upperBand', 'lowerBand'] as const)('never trades beyond the band from its %s', (edge) => {
    const { engine, play } = start();
    engine.setPrice('NSE', 'TALAORTY', quoteOf(engine, 'TALAORTY')[edge] ?? 0);
    const { lowerBand, upperBand } = quoteOf(engine, 'TALAORTY');
    const seen = play(100, 30_000).filter(({ symbol }) => symbol === 'TALAORTY');
    expect(seen.length).toBeGreaterThan(10);
    for (const { price } of seen.flatMap(({ trades }) => trades)) {
      expect(price).toBeGreaterThanOrEqual(lowerBand ?? Infinity);
      expect(price).toBeLessThanOrEqual(upperBand ?? 0);
    }
    expectLawful(quoteOf(engine, 'TALAORTY'));
  });

  it('sets the level of an index, which goes on from there', () => {
    const { engine, play } = start();
    expect(engine.setPrice('INDEX', 'SENSEX', 90_123.45)).toMatchObject({
      ok: true,
      quote: { lastPrice: 90_123.45 },
    });
    play(20);
    expect(Math.abs(quoteOf(engine, 'SENSEX', 'INDEX').lastPrice / 90_123.45 - 1)).toBeLessThan(0.005);
  });

  it.each([
    ['unknown_instrument', 'NSE', 'NOSUCH', 100],
    ['outside_band', 'NSE', 'ARAVBANK', 1],
    ['outside_band', 'NSE', 'ARAVBANK', 99_999],
    ['not_a_price', 'NSE', 'ARAVBANK', 0],
    ['not_a_price', 'NSE', 'ARAVBANK', Number.NaN],
  ] as const)('answers %s for %s:%s at %d', (...[code, market, symbol, price]) => {
    const { engine } = start();
    const before = engine.quote('NSE', 'ARAVBANK');
    expect(engine.setPrice(market, symbol, price)).toEqual({ ok: false, code });
    expect(engine.quote('NSE', 'ARAVBANK')).toEqual(before);
    expect(engine.state().prints).toEqual([]);
  });
});
