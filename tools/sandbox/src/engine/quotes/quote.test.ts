import { describe, expect, it } from 'vitest';
import { quoteOf, start } from '../testing.ts';

const friday = Date.parse('2026-11-20T16:10:00+05:30');

describe('the official close [I4B-D29]', () => {
  it.each(['ARAVBANK', 'TERABANK', 'SVARNREF', 'NIFTY50'])(
    'of %s has one time, on its day and on the next',
    (symbol) => {
      const market = symbol === 'NIFTY50' ? 'INDEX' : 'NSE';
      const { engine, setTime } = start({ startAt: friday, alwaysOpen: false });
      const evening = quoteOf(engine, symbol, market);
      expect(evening.basis).toBe('close');
      setTime('2026-11-23T08:30:00');
      engine.step();
      const morning = quoteOf(engine, symbol, market);
      expect(morning).toMatchObject({ basis: 'close', lastPrice: evening.lastPrice });
      expect(morning.quotedAt).toBe(evening.quotedAt);
    },
  );
});
