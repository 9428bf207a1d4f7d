import { addDays, calendarDay, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { daysOfYears, quoteOf, start } from '../testing.ts';

const friday = calendarDay('2026-11-20');

/** Highest and lowest of the day candles of 52 weeks, with today's. */
function ofCandles(engine: ReturnType<typeof start>['engine'], symbol: string) {
  const first = istInstant(addDays(friday, -365)) / 1_000;
  const year = (engine.candles({ market: 'INDEX', symbol, interval: '1d' }) ?? []).filter(
    ({ time }) => time >= first,
  );
  return {
    week52High: Math.max(...year.map(({ high }) => high)),
    week52Low: Math.min(...year.map(({ low }) => low)),
  };
}

describe('the 52 weeks of an index', () => {
  it.each(['NIFTY50', 'NIFTYBANK', 'NIFTYMIDCAP100'])(
    'are those of its day candles, of %s [I4B-A17]',
    (symbol) => {
      const { engine } = start({ alwaysOpen: false });
      expect(quoteOf(engine, symbol, 'INDEX')).toMatchObject(ofCandles(engine, symbol));
    },
    // All days of a year of its members are drawn for it.
    60_000,
  );

  it.each(['a', 'b', 'c', 'd'])(
    'are so for the seed %s, whose index has the fewest members [I4B-A17]',
    (seed) => {
      const { engine } = start({ seed, alwaysOpen: false });
      expect(quoteOf(engine, 'NIFTYBANK', 'INDEX')).toMatchObject(ofCandles(engine, 'NIFTYBANK'));
    },
  );

  it('hold what was set by hand, far from any close [I4B-A17]', () => {
    const { engine, setTime, play } = start({
      alwaysOpen: false,
      startAt: Date.parse('2026-11-19T11:00:00+05:30'),
    });
    const { lastPrice } = quoteOf(engine, 'NIFTYBANK', 'INDEX');
    const far = Math.round(lastPrice * 1.04);
    engine.setPrice('INDEX', 'NIFTYBANK', far);
    play(8, 30_000);
    engine.setPrice('INDEX', 'NIFTYBANK', lastPrice);
    setTime('2026-11-20T11:00:00');
    play(1);
    const quote = quoteOf(engine, 'NIFTYBANK', 'INDEX');
    expect(quote).toMatchObject(ofCandles(engine, 'NIFTYBANK'));
    expect(quote.week52High).toBeGreaterThanOrEqual(far * 0.99);
  });

  it('need few of the days to be drawn [I4B-A17]', () => {
    for (const seed of ['wealth', 'test']) expect(daysOfYears(seed)).toBeLessThan(120);
  });
});
