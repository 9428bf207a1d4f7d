import { calendarDay, isTradingDay, type CalendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instruments } from '../instruments/instruments.ts';
import { hashText } from '../noise/noise.ts';
import { actionsBetween, shareCountOn } from './actionsBetween.ts';
import { adjustmentFactor, adjustmentsOf } from './adjustments.ts';
import { tableDay } from './tableDay.ts';

const twoYears = { from: calendarDay('2024-11-21'), to: calendarDay('2026-11-20') };
const seedKey = hashText('test');
const shares = instruments.filter(({ kind, market }) => kind === 'share' && market === 'NSE');
const all = shares.flatMap((instrument) =>
  actionsBetween(seedKey, instrument, twoYears).map((action) => ({ instrument, action })),
);
const someShare = fc.constantFrom(...shares);
const someDay = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => calendarDay(new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10)));

describe('corporate actions [I4-1-ACTIONS]', () => {
  it('are some bonuses and splits, and many dividends, in two years', () => {
    const counts = Map.groupBy(all, ({ action }) => action.kind);
    const sizes = (['bonus', 'split', 'dividend'] as const).map((kind) => counts.get(kind)?.length ?? 0);
    expect(sizes[0]).toBeGreaterThan(50);
    expect(sizes[1]).toBeGreaterThan(20);
    expect((sizes[0] ?? 0) + (sizes[1] ?? 0)).toBeLessThan(shares.length / 3);
    expect(sizes[2]).toBeGreaterThan(shares.length);
    expect(sizes[2]).toBeLessThan(shares.length * 3);
  });

  it('have their days in order, on trading days', () => {
    for (const { action, instrument } of all) {
      expect(isTradingDay(action.exDate)).toBe(true);
      expect(action.recordDate).toBe(action.exDate);
      expect(action.exDate > instrument.listedOn).toBe(true);
      const later =
        action.kind === 'dividend' ? action.paidOn : 'tradableFrom' in action ? action.tradableFrom : null;
      if (later !== null) expect(later > action.recordDate && isTradingDay(later)).toBe(true);
    }
  });

  it('pay a believable part of the price, and make more shares', () => {
    for (const { action, instrument } of all) {
      if (action.kind === 'dividend') {
        expect(action.amountPaise).toBeGreaterThan(0);
        const paid = (action.amountPaise / 100) * shareCountOn(seedKey, instrument, action.exDate);
        expect(paid).toBeLessThan(Math.max(0.06 * instrument.shareCount, instrument.marketCap * 0.06));
      } else {
        expect(action.after).toBeGreaterThan(action.before);
        expect(action.after / action.before).toBeLessThanOrEqual(10);
      }
    }
  });

  it('are the same however the time is cut, and for both listings', () => {
    fc.assert(
      fc.property(someShare, someDay, someDay, (instrument, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const range = (first: CalendarDay, last: CalendarDay) =>
          actionsBetween(seedKey, instrument, { from: first, to: last });
        const middle = calendarDay('2023-06-15');
        const after = calendarDay('2023-06-16');
        const parts =
          from <= middle && after <= to ? [...range(from, middle), ...range(after, to)] : range(from, to);
        expect(parts).toEqual(range(from, to));
        expect(actionsBetween(seedKey, { ...instrument, market: 'BSE' }, { from, to })).toEqual(parts);
      }),
      { numRuns: 60 },
    );
  });

  it('are others for another seed, and none of a fund; those of what seeded clients hold are written down', () => {
    const other = shares.flatMap((share) => actionsBetween(hashText('other'), share, twoYears));
    expect(other).not.toEqual(all.map(({ action }) => action));
    const funds = instruments.filter(({ kind }) => kind === 'etf');
    expect(funds.flatMap((share) => actionsBetween(seedKey, share, twoYears))).toEqual([]);
    const written = (key: number) =>
      shares
        .filter(({ symbol }) => ['ARAVBANK', 'LOHASTEEL', 'MOHARAMC'].includes(symbol))
        .flatMap((share) => actionsBetween(key, share, twoYears));
    expect(written(hashText('other'))).toEqual(written(seedKey));
    expect(
      written(seedKey)
        .map(({ kind, exDate }) => `${kind} ${exDate}`)
        .toSorted(),
    ).toEqual(['bonus 2026-06-19', 'dividend 2025-07-24', 'dividend 2026-07-24', 'split 2025-10-17']);
  });
});

describe('shares in issue [I4-1-ACTIONS]', () => {
  it('grow by each bonus and split, so that a holder has as much before and after', () => {
    fc.assert(
      fc.property(someShare, someDay, someDay, (instrument, one, other) => {
        const [day, asOf] = one < other ? [one, other] : [other, one];
        const range = { from: calendarDay('2020-01-01'), to: calendarDay('2028-12-31') };
        const adjustments = adjustmentsOf(actionsBetween(seedKey, instrument, range));
        const before = shareCountOn(seedKey, instrument, day);
        const after = shareCountOn(seedKey, instrument, asOf);
        expect(Math.abs((after * adjustmentFactor(adjustments, { day, asOf })) / before - 1)).toBeLessThan(
          1e-4,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are those of the table on its day, and none of a fund', () => {
    for (const share of shares.slice(0, 300)) {
      expect(shareCountOn(seedKey, share, tableDay)).toBe(share.shareCount);
    }
    const fund = instruments.find(({ kind }) => kind === 'etf');
    expect(fund && shareCountOn(seedKey, fund, calendarDay('2028-01-01'))).toBe(0);
  });
});

describe('adjustment factors [I4-1-ADJUSTED] [DEM-19]', () => {
  const actions = [
    {
      kind: 'split',
      exDate: calendarDay('2025-03-10'),
      recordDate: calendarDay('2025-03-10'),
      after: 5,
      before: 1,
      tradableFrom: null,
    },
    {
      kind: 'dividend',
      exDate: calendarDay('2025-07-01'),
      recordDate: calendarDay('2025-07-01'),
      amountPaise: 500,
      paidOn: calendarDay('2025-07-15'),
    },
    {
      kind: 'bonus',
      exDate: calendarDay('2025-09-01'),
      recordDate: calendarDay('2025-09-01'),
      after: 3,
      before: 2,
      tradableFrom: calendarDay('2025-09-03'),
    },
  ] as const;

  it.each([
    { day: '2025-03-07', asOf: '2026-01-01', factor: (1 / 5) * (2 / 3) },
    { day: '2025-03-10', asOf: '2026-01-01', factor: 2 / 3 },
    { day: '2025-09-01', asOf: '2026-01-01', factor: 1 },
    { day: '2025-03-07', asOf: '2025-03-10', factor: 1 / 5 },
    { day: '2025-03-07', asOf: '2025-03-09', factor: 1 },
  ])('of $day as of $asOf is $factor', ({ day, asOf, factor }) => {
    const days = { day: calendarDay(day), asOf: calendarDay(asOf) };
    expect(adjustmentFactor(adjustmentsOf(actions), days)).toBeCloseTo(factor, 12);
  });

  it('multiply along the days: from one to the next and on is the same as at once', () => {
    fc.assert(
      fc.property(someShare, fc.tuple(someDay, someDay, someDay), (instrument, days) => {
        const [day, between, asOf] = days.toSorted();
        if (day === undefined || between === undefined || asOf === undefined) return;
        const range = { from: calendarDay('2020-01-01'), to: calendarDay('2028-12-31') };
        const adjustments = adjustmentsOf(actionsBetween(seedKey, instrument, range));
        const parts =
          adjustmentFactor(adjustments, { day, asOf: between }) *
          adjustmentFactor(adjustments, { day: between, asOf });
        expect(parts).toBeCloseTo(adjustmentFactor(adjustments, { day, asOf }), 10);
      }),
      { numRuns: 40 },
    );
  });
});
