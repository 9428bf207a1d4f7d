import { calendarDay, instrumentIdOf, isTradingDay, tickSizeFor } from '@wealth/domain';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { freeFloatOf } from './freeFloatOf.ts';
import type { Instrument } from './instrument.ts';
import { instruments } from './instruments.ts';
import { isListed } from './isListed.ts';
import { isinWithCheckDigit, issuerCode } from './isin.ts';
import { weightedIndices } from './marketIndices.ts';

const today = calendarDay('2026-11-20');
const shares = instruments.filter(({ kind }) => kind === 'share');
const onNse = new Set(instruments.filter(({ market }) => market === 'NSE').map(({ symbol }) => symbol));
/** Each issuer once. */
const first = shares.filter(({ symbol, market }) => market === 'NSE' || !onNse.has(symbol));
const listed = instruments.filter((instrument) => isListed(instrument, today));

function count(isOne: (instrument: Instrument) => boolean): number {
  return instruments.filter(isOne).length;
}

describe('instruments [I4-1-TABLE]', () => {
  it('are at least 2,000 that trade today, each once a market', () => {
    const keys = instruments.map(instrumentIdOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(listed.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(instruments.map(({ segment }) => segment))).toEqual(new Set(['stock', 'otc', 'ipo']));
  });

  it('have a well-formed symbol and an ISIN that cannot be a real one [D-FICTION]', () => {
    for (const { symbol, isin, kind } of instruments) {
      expect(symbol).toMatch(/^(?=.{3,10}$)[A-Z]+(?:[&-][A-Z]+)?$/);
      expect(isin).toMatch(kind === 'etf' ? /^INF000Z[A-Z0-9]{2}01\d$/ : /^INE000Z[A-Z0-9]{2}0[1-3]\d$/);
      expect(isin).toBe(isinWithCheckDigit(isin.slice(0, -1)));
    }
  });

  it('have an ISIN an issuer: two listings of one share it, and nothing else', () => {
    const bySymbol = Map.groupBy(instruments, ({ symbol }) => symbol);
    const isins = new Set(instruments.map(({ isin }) => isin));
    expect(isins.size).toBe(bySymbol.size);
    for (const listings of bySymbol.values()) {
      expect(new Set(listings.map(({ isin, name }) => `${isin} ${name}`)).size).toBe(1);
    }
    expect([...bySymbol.values()].filter(({ length }) => length === 2).length).toBeGreaterThan(100);
  });

  it('have names of their own', () => {
    expect(new Set(first.map(({ name }) => name)).size).toBe(first.length);
  });

  it('close in the auction exactly where they have derivatives on NSE', () => {
    for (const { market, band, isCasEligible } of instruments) {
      expect(isCasEligible).toBe(market === 'NSE' && band === 'dynamic');
    }
  });

  it('are a hundred large companies, 150 mid ones, 500 small ones, and the rest, by size', () => {
    const classes = ['large', 'mid', 'small', 'micro'] as const;
    const sizes = classes.map((capClass) => first.filter((share) => share.capClass === capClass));
    expect(sizes.map(({ length }) => length)).toEqual([100, 150, 500, first.length - 750]);
    sizes.forEach((members, place) => {
      const least = Math.min(...members.map(({ marketCap }) => marketCap));
      const most = Math.max(0, ...(sizes[place + 1] ?? []).map(({ marketCap }) => marketCap));
      expect(least).toBeGreaterThanOrEqual(most);
    });
  });

  it('are worth what their shares are worth', () => {
    for (const { shareCount, basePrice, marketCap } of shares) {
      expect(Number.isInteger(shareCount)).toBe(true);
      expect(Big(shareCount).times(basePrice).minus(marketCap).abs().toNumber()).toBeLessThan(0.01);
    }
  });

  it('stand on every step of the tick table, at the base price too [I4-1-TICKS]', () => {
    const ticks = listed
      .filter(({ kind }) => kind === 'share')
      .map(({ basePrice }) => ({ basePrice, tick: tickSizeFor('share', Big(basePrice), today) }));
    for (const { basePrice, tick } of ticks) expect(Big(basePrice).mod(tick).eq(0)).toBe(true);
    const steps = Map.groupBy(ticks, ({ tick }) => tick.toString());
    const frequent = [...steps].filter(([, members]) => members.length >= 3).map(([step]) => step);
    expect(new Set(frequent)).toEqual(new Set(['0.01', '0.05', '0.1', '0.5', '1', '5']));
  });

  it('know every rule of the exchange: bands, delivery only, surveillance, halts, lots, seldom trades', () => {
    const found = {
      bands: new Set(instruments.map(({ band }) => band)),
      faces: new Set(instruments.map(({ faceValue }) => faceValue)),
      asm: count(({ surveillance }) => surveillance === 'asm'),
      gsm: count(({ surveillance }) => surveillance === 'gsm'),
      be: count(({ series }) => series === 'BE'),
      bz: count(({ series }) => series === 'BZ'),
      lots: count(({ lotSize }) => lotSize > 1),
      halted: count(({ isHalted }) => isHalted),
    };
    expect(found.bands).toEqual(new Set([2, 5, 10, 20, 'dynamic', 'etf']));
    expect(found.faces).toEqual(new Set([1, 2, 5, 10]));
    for (const number of [found.asm, found.gsm, found.be, found.bz, found.lots]) {
      expect(number).toBeGreaterThan(10);
      expect(number).toBeLessThan(instruments.length / 10);
    }
    expect(found.halted).toBeGreaterThanOrEqual(3);
    expect(found.halted).toBeLessThan(30);
    expect(count(({ isIlliquid }) => isIlliquid)).toBeGreaterThan(100);
    expect(count(({ profile }) => profile === null)).toBeGreaterThan(3);
  });

  it('let delivery-only shares move little, and what has derivatives trade freely', () => {
    for (const { series, band, surveillance, isHalted, isIlliquid } of instruments) {
      if (series === 'BE' || series === 'BZ') expect([2, 5]).toContain(band);
      if (band === 'dynamic')
        expect([series, surveillance, isHalted, isIlliquid]).toEqual(['EQ', 'none', false, false]);
    }
  });

  it('freeze at a whole number of lots', () => {
    for (const { freezeQuantity, lotSize } of instruments) {
      expect(freezeQuantity).toBeGreaterThanOrEqual(lotSize);
      expect(freezeQuantity % lotSize).toBe(0);
    }
  });

  it('are listed on trading days: some in the last weeks, some to come', () => {
    const late = instruments.filter(({ listedOn }) => listedOn > calendarDay('2026-01-01'));
    for (const { listedOn } of late) expect(isTradingDay(listedOn)).toBe(true);
    expect(late.filter((instrument) => !isListed(instrument, today)).length).toBeGreaterThan(30);
    const recent = listed.filter(({ listedOn }) => listedOn > calendarDay('2026-10-01'));
    expect(recent.length).toBeGreaterThan(2);
  });
});

describe('the indices [I4-1-INDICES]', () => {
  it('have members whose weights sum to one, by free float', () => {
    for (const { constituents } of weightedIndices) {
      const members = constituents.map(({ position }) => instruments[position]);
      const floats = members.map((member) => (member ? freeFloatOf(member) : 0));
      const total = floats.reduce((sum, value) => sum + value, 0);
      expect(constituents.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
      constituents.forEach(({ weight }, place) => {
        expect(weight).toBeCloseTo((floats[place] ?? 0) / total, 12);
      });
      expect(new Set(members).size).toBe(members.length);
    }
  });

  it('have as many members as their names say', () => {
    const sizes = weightedIndices.map(({ symbol, constituents }) => [symbol, constituents.length]);
    expect(Object.fromEntries(sizes)).toEqual({
      SENSEX: 30,
      NIFTY50: 50,
      NIFTYBANK: 12,
      NIFTYSMLCAP100: 100,
      NIFTYMIDCAP100: 100,
    });
  });

  it('hold what was always there and trades without limits', () => {
    for (const { constituents } of weightedIndices) {
      for (const { position } of constituents) {
        const member = instruments[position];
        expect(member).toMatchObject({ kind: 'share', series: 'EQ', isHalted: false });
        expect(member && isListed(member, calendarDay('2024-01-01'))).toBe(true);
      }
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
