import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, toRupees } from '../money/paise.ts';
import { isPaiseOnTick, snapPaise } from './paiseTick.ts';
import { isInBand, priceBand, type BandRule } from './priceBand.ts';
import { isOnTick, snapToTick } from './snapToTick.ts';
import { tickSizeFor } from './tickSize.ts';

const today = calendarDay('2026-11-20');
const ticks = fc.constantFrom('0.01', '0.05', '0.1', '0.5', '1', '5', '0.0025').map((tick) => Big(tick));
const prices = fc.integer({ min: 1, max: 10_000_000_000 }).map((value) => Big(value).div(10_000));
const roundings = fc.constantFrom('nearest', 'down', 'up');
const rules = fc.constantFrom<BandRule>(2, 5, 10, 20, 'dynamic', 'etf');

describe('tickSizeFor [I1-7-TICKS] [I1-7-BANDS]', () => {
  it.each([
    { close: '249.99', tick: '0.01' },
    { close: '250', tick: '0.05' },
    { close: '1000', tick: '0.05' },
    { close: '1000.05', tick: '0.1' },
    { close: '5000', tick: '0.1' },
    { close: '5000.1', tick: '0.5' },
    { close: '10000', tick: '0.5' },
    { close: '10000.5', tick: '1' },
    { close: '20000', tick: '1' },
    { close: '20001', tick: '5' },
  ])('a share that closed at $close moves in steps of $tick', ({ close, tick }) => {
    expect(tickSizeFor('share', Big(close), today).toString()).toBe(tick);
  });

  it('had one step above 250 before 15 April 2025', () => {
    expect(tickSizeFor('share', Big(3000), calendarDay('2025-04-14')).toString()).toBe('0.05');
    expect(tickSizeFor('share', Big(3000), calendarDay('2025-04-15')).toString()).toBe('0.1');
  });

  it('is one paisa for an exchange-traded fund at any price', () => {
    expect(tickSizeFor('etf', Big(3000), today).toString()).toBe('0.01');
  });

  it('knows no day before its table', () => {
    expect(() => tickSizeFor('share', Big(100), calendarDay('2020-01-01'))).toThrow(RangeError);
  });
});

describe('snapToTick', () => {
  it.each([
    { price: '101.02', tick: '0.05', rounding: 'nearest', expected: '101' },
    { price: '101.03', tick: '0.05', rounding: 'nearest', expected: '101.05' },
    { price: '101.04', tick: '0.05', rounding: 'down', expected: '101' },
    { price: '101.01', tick: '0.05', rounding: 'up', expected: '101.05' },
    { price: '20002.5', tick: '5', rounding: 'nearest', expected: '20005' },
    { price: '83.2113', tick: '0.0025', rounding: 'nearest', expected: '83.2125' },
  ] as const)('$price on a grid of $tick, $rounding, is $expected', (row) => {
    expect(snapToTick(Big(row.price), Big(row.tick), row.rounding).toString()).toBe(row.expected);
  });

  it('lands on the grid, less than a step away, and stays there', () => {
    fc.assert(
      fc.property(prices, ticks, roundings, (price, tick, rounding) => {
        const snapped = snapToTick(price, tick, rounding);
        expect(isOnTick(snapped, tick)).toBe(true);
        expect(snapped.minus(price).abs().lt(tick)).toBe(true);
        expect(snapToTick(snapped, tick, rounding).eq(snapped)).toBe(true);
      }),
    );
  });

  it('never rounds to the wrong side', () => {
    fc.assert(
      fc.property(prices, ticks, (price, tick) => {
        expect(snapToTick(price, tick, 'down').lte(price)).toBe(true);
        expect(snapToTick(price, tick, 'up').gte(price)).toBe(true);
      }),
    );
  });

  it('refuses what is no grid and no price', () => {
    expect(() => snapToTick(Big(1), Big(0))).toThrow(RangeError);
    expect(() => snapToTick(Big(-1), Big(1))).toThrow(RangeError);
  });
});

describe('priceBand', () => {
  it.each([
    { close: '998.65', tick: '0.05', rule: 10, lower: '898.8', upper: '1098.5' },
    { close: '100', tick: '0.01', rule: 2, lower: '98', upper: '102' },
    { close: '333.35', tick: '0.05', rule: 5, lower: '316.7', upper: '350' },
    { close: '50.01', tick: '0.01', rule: 20, lower: '40.01', upper: '60.01' },
    { close: '1000', tick: '0.05', rule: 'dynamic', lower: '900', upper: '1100' },
    { close: '250', tick: '0.01', rule: 'etf', lower: '225', upper: '275' },
    { close: '0.01', tick: '0.01', rule: 20, lower: '0.01', upper: '0.01' },
  ] as const)('$rule of $close is $lower to $upper', ({ close, tick, rule, lower, upper }) => {
    const band = priceBand({ previousClose: Big(close), tickSize: Big(tick), rule });

    expect([band.lower.toString(), band.upper.toString()]).toEqual([lower, upper]);
  });

  it.each([
    { rule: 'dynamic', flexes: 1, lower: '950', upper: '1150' },
    { rule: 'dynamic', flexes: -2, lower: '800', upper: '1000' },
    { rule: 'etf', flexes: 1, lower: '850', upper: '1150' },
    { rule: 'etf', flexes: 5, lower: '800', upper: '1200' },
  ] as const)('$rule flexed $flexes times is $lower to $upper', ({ rule, flexes, lower, upper }) => {
    const band = priceBand({ previousClose: Big(1000), tickSize: Big('0.05'), rule, flexes });

    expect([band.lower.toString(), band.upper.toString()]).toEqual([lower, upper]);
  });

  it('holds the previous close, both edges on the grid and within the percentage', () => {
    fc.assert(
      fc.property(prices, ticks, rules, (price, tickSize, rule) => {
        const previousClose = snapToTick(price, tickSize, 'up');
        const band = priceBand({ previousClose, tickSize, rule });
        const percent = typeof rule === 'number' ? rule : 10;
        expect(isInBand(previousClose, band)).toBe(true);
        expect(isOnTick(band.lower, tickSize) && isOnTick(band.upper, tickSize)).toBe(true);
        expect(band.upper.lte(previousClose.times(100 + percent).div(100))).toBe(true);
        expect(band.lower.gte(previousClose.times(100 - percent).div(100))).toBe(true);
        expect(isInBand(band.upper.plus(tickSize), band)).toBe(false);
        expect(isInBand(band.lower.minus(tickSize), band)).toBe(false);
      }),
    );
  });

  it('refuses a flexed fixed band and a previous close of nothing', () => {
    const input = { previousClose: Big(100), tickSize: Big('0.01'), rule: 5 } as const;
    expect(() => priceBand({ ...input, flexes: 1 })).toThrow(RangeError);
    expect(() => priceBand({ ...input, previousClose: Big(0) })).toThrow(RangeError);
  });
});

describe('snapPaise [I1-7-TICKS]', () => {
  const tickSizes = fc.constantFrom(1, 5, 10, 50, 100, 500).map(fromPaise);

  it('puts a price in paise where the same price in rupees comes to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), tickSizes, roundings, (paise, tickSize, rounding) => {
        const price = toRupees(fromPaise(paise));
        const snapped = snapPaise(paise, tickSize, rounding);
        expect(toRupees(snapped).eq(snapToTick(price, toRupees(tickSize), rounding))).toBe(true);
        expect(isPaiseOnTick(snapped, tickSize)).toBe(true);
        expect(isPaiseOnTick(paise, tickSize)).toBe(isOnTick(price, toRupees(tickSize)));
      }),
    );
  });

  it('finds no part of a paisa on any grid', () => {
    const tickSize = fromPaise(5);
    expect(isPaiseOnTick(100.5, tickSize)).toBe(false);
    expect(snapPaise(104.999, tickSize, 'down')).toBe(100);
    expect(snapPaise(100.001, tickSize, 'up')).toBe(105);
  });

  it('refuses a grid that is none and a price below zero', () => {
    expect(() => snapPaise(100, fromPaise(0))).toThrow(RangeError);
    expect(() => isPaiseOnTick(100, fromPaise(-5))).toThrow(RangeError);
    expect(() => snapPaise(-1, fromPaise(5))).toThrow(RangeError);
    expect(() => snapPaise(Number.NaN, fromPaise(5))).toThrow(RangeError);
  });
});
