import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments, type Instrument } from '../engine/index.ts';
import { actionsBetween } from '../engine/actions/actionsBetween.ts';
import { hashText } from '../engine/noise/noise.ts';
import { indexMembers } from '../market/indexMembers.ts';
import { fundamentalsOf } from './fundamentals.ts';
import { ratiosOf, ratiosOfIndex, type RatioQuery } from './ratios.ts';

const on = calendarDay('2026-11-20');
const seedKey = hashText('test');
const priceOf = ({ basePrice }: Instrument) => basePrice;
const ofSeed: RatioQuery['actionsBetween'] = (instrument, range) =>
  actionsBetween(seedKey, instrument, range);
const query: RatioQuery = { seedKey, on, priceOf, actionsBetween: ofSeed };
const shares = instruments.filter(({ kind, profile }) => kind === 'share' && profile !== null);

describe('ratios [I4-1-FUNDAMENTALS]', () => {
  it('fit price, profit and book value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shares), fc.integer({ min: 1, max: 300 }), (share, percent) => {
        const price = (share.basePrice * percent) / 100;
        const { eps, bookValue, priceToEarnings, priceToBook } = ratiosOf(share, {
          ...query,
          priceOf: () => price,
        });
        const profit = (fundamentalsOf(seedKey, share, on)?.quarters ?? [])
          .slice(-4)
          .reduce((sum, quarter) => sum + quarter.profit, 0);
        expect((eps ?? Number.NaN) * share.shareCount).toBeCloseTo(profit, -1);
        if (profit > 0) expect((priceToEarnings ?? 0) * (eps ?? 0)).toBeCloseTo(price, 6);
        else expect(priceToEarnings).toBeNull();
        expect((priceToBook ?? 0) * (bookValue ?? 0)).toBeCloseTo(price, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('are nothing of a fund and of who publishes nothing', () => {
    const silent = instruments.filter(({ kind, profile }) => kind === 'etf' || profile === null);
    for (const instrument of silent) {
      expect(new Set(Object.values(ratiosOf(instrument, query)))).toEqual(new Set([null]));
    }
  });

  it('of an index lie between those of its members', () => {
    const members = indexMembers('NIFTYMIDCAP100', priceOf);
    const { priceToEarnings, priceToBook, dividendYield } = ratiosOfIndex(members, query);
    const all = members.map(({ instrument }) => ratiosOf(instrument, query));
    const books = all.map((ratios) => ratios.priceToBook ?? 0);
    expect(priceToEarnings).toBeGreaterThan(8);
    expect(priceToEarnings).toBeLessThan(80);
    expect(priceToBook).toBeGreaterThan(Math.min(...books));
    expect(priceToBook).toBeLessThan(Math.max(...books));
    expect(dividendYield).toBeGreaterThan(0);
    expect(dividendYield).toBeLessThan(3);
  });

  it('are nothing of an index without members', () => {
    expect(new Set(Object.values(ratiosOfIndex([], query)))).toEqual(new Set([null]));
  });
});
