import { instrumentIdOf } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { instruments } from './instruments.ts';
import { isinWithCheckDigit, issuerCode } from './isin.ts';
import { weightedIndices } from './marketIndices.ts';

describe('instruments', () => {
  it('are about 120, each once a market', () => {
    const keys = instruments.map(instrumentIdOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(110);
    expect(new Set(instruments.map(({ segment }) => segment))).toEqual(new Set(['stock', 'otc', 'ipo']));
  });

  it('have a well-formed symbol and an ISIN that cannot be a real one [D-FICTION]', () => {
    for (const { symbol, isin, kind } of instruments) {
      expect(symbol).toMatch(/^[A-Z]{3,10}$/);
      expect(isin).toMatch(kind === 'etf' ? /^INF000Z[A-Z0-9]{2}01\d$/ : /^INE000Z[A-Z0-9]{2}01\d$/);
      expect(isin).toBe(isinWithCheckDigit(isin.slice(0, -1)));
    }
    const onNse = instruments.filter(({ market }) => market === 'NSE').map(({ isin }) => isin);
    expect(new Set(onNse).size).toBe(onNse.length);
  });

  it('close in the auction exactly where they have derivatives on NSE', () => {
    for (const { market, band, isCasEligible } of instruments) {
      expect(isCasEligible).toBe(market === 'NSE' && band === 'dynamic');
    }
  });

  it('have weights in every index that sum to one', () => {
    for (const { constituents } of weightedIndices) {
      expect(constituents.length).toBeGreaterThan(4);
      expect(constituents.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe('isinWithCheckDigit', () => {
  // Published examples of ISO 6166.
  it.each(['US0378331005', 'GB0002634946', 'AU0000XVGZA3'])('completes %s', (isin) => {
    expect(isinWithCheckDigit(isin.slice(0, -1))).toBe(isin);
  });

  it('refuses what is no body of an ISIN', () => {
    expect(() => isinWithCheckDigit('INE000')).toThrow(RangeError);
  });

  it('has two characters for every issuer', () => {
    expect([1, 99, 100, 109, 110].map(issuerCode)).toEqual(['01', '99', 'A0', 'A9', 'B0']);
  });
});
