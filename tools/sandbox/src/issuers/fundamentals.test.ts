import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments } from '../engine/index.ts';
import { hashText } from '../engine/noise/noise.ts';
import { fundamentalsOf } from './fundamentals.ts';

const seedKey = hashText('test');
const shares = instruments.filter(({ kind, profile }) => kind === 'share' && profile !== null);
const someShare = fc.constantFrom(...shares);
const someDay = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => calendarDay(new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10)));

function found(...input: Parameters<typeof fundamentalsOf>) {
  const result = fundamentalsOf(...input);
  if (!result) throw new Error('no fundamentals');
  return result;
}

describe('fundamentals [I4-1-FUNDAMENTALS]', () => {
  it('fit each other for any share and day', () => {
    fc.assert(
      fc.property(someShare, someDay, (share, on) => {
        const { quarters, years, bookValue, returnOnEquity, debtToEquity, shareholding } = found(
          seedKey,
          share,
          on,
        );
        expect([quarters.length, years.length]).toEqual([8, 4]);
        for (const { eps, profit, revenue } of [...quarters, ...years]) {
          expect(Math.abs(eps * share.shareCount - profit)).toBeLessThan(1);
          expect(revenue).toBeGreaterThan(0);
        }
        const lastFour = quarters.slice(4).reduce((sum, { profit }) => sum + profit, 0);
        expect((lastFour / (bookValue * share.shareCount)) * 100).toBeCloseTo(
          returnOnEquity ?? Number.NaN,
          6,
        );
        expect(debtToEquity).toBeGreaterThanOrEqual(0);
        const { promoters, foreignInstitutions, domesticInstitutions } = shareholding;
        expect(promoters).toBe(share.promoterPercent);
        expect(promoters + foreignInstitutions + domesticInstitutions + shareholding.public).toBeCloseTo(
          100,
          9,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('are those that are public: nothing from days ahead, nothing taken back', () => {
    fc.assert(
      fc.property(someShare, someDay, (share, on) => {
        const { quarters, years } = found(seedKey, share, on);
        const ends = quarters.map(({ endsOn }) => endsOn);
        expect(ends).toEqual(ends.toSorted());
        for (const { endsOn } of [...quarters, ...years]) expect(endsOn < on).toBe(true);
        const nextDay = calendarDay(
          new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10),
        );
        const later = found(seedKey, share, nextDay).quarters.map(({ period }) => period);
        const kept = quarters.filter(({ period }) => later.includes(period));
        expect(kept.length).toBeGreaterThanOrEqual(7);
        expect(found(seedKey, share, nextDay).quarters).toEqual(expect.arrayContaining(kept));
      }),
      { numRuns: 60 },
    );
  });

  it('add four quarters up to a year', () => {
    const { quarters, years } = found(seedKey, shares[0] ?? never(), calendarDay('2026-05-20'));
    expect(years.at(-1)?.period).toBe('FY26');
    expect(quarters.slice(4).map(({ period }) => period)).toEqual([
      'Q1 FY26',
      'Q2 FY26',
      'Q3 FY26',
      'Q4 FY26',
    ]);
    expect(quarters.slice(4).reduce((sum, { profit }) => sum + profit, 0)).toBe(years.at(-1)?.profit);
  });

  it('make a few losses and believable prices of earnings', () => {
    const on = calendarDay('2026-11-20');
    const ratios = shares.map((share) => {
      const { quarters } = found(seedKey, share, on);
      const eps = quarters.slice(4).reduce((sum, quarter) => sum + quarter.eps, 0);
      return share.basePrice / eps;
    });
    const losing = ratios.filter((ratio) => ratio < 0).length / ratios.length;
    expect(losing).toBeGreaterThan(0.03);
    expect(losing).toBeLessThan(0.15);
    const sorted = ratios.filter((ratio) => ratio > 0).toSorted((one, other) => one - other);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    expect(middle).toBeGreaterThan(15);
    expect(middle).toBeLessThan(40);
  });

  it('are the same for both listings, and none of a fund or of who publishes nothing', () => {
    const on = calendarDay('2026-11-20');
    const bank = instruments.filter(({ symbol }) => symbol === 'ARAVBANK');
    expect(new Set(bank.map((share) => JSON.stringify(fundamentalsOf(seedKey, share, on)))).size).toBe(1);
    const silent = instruments.filter(({ kind, profile }) => kind === 'etf' || profile === null);
    expect(new Set(silent.map((instrument) => fundamentalsOf(seedKey, instrument, on)))).toEqual(
      new Set([null]),
    );
  });
});

function never(): never {
  throw new Error('the table is empty');
}
