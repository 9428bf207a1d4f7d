import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instrumentIdOf, markets, parseInstrumentId } from './instrument.ts';

describe('the id of an instrument', () => {
  it('is its market and its symbol, and leads back to them [I3B-2-INSTRUMENT]', () => {
    expect(instrumentIdOf({ market: 'NSE', symbol: 'M&M' })).toBe('NSE:M&M');
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.string({ minLength: 1 }), (market, symbol) => {
        expect(parseInstrumentId(instrumentIdOf({ market, symbol }))).toEqual({ market, symbol });
      }),
    );
  });

  it.each(['', 'INFY', 'NSE:', ':INFY', 'NYSE:IBM', 'nse:INFY', ' NSE:INFY'])('is not "%s"', (text) => {
    expect(parseInstrumentId(text)).toBeNull();
  });
});
