import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePercent,
  gainPercent,
  minus,
  negated,
  percentOf,
  percentOfInRupees,
  sharePercent,
  sumOf,
  valueAt,
  valueOf,
} from './arithmetic.ts';
import { fromPaise, fromRupees, fromWire, toRupees, toWire } from './paise.ts';

const amounts = fc.integer({ min: -1e13, max: 1e13 }).map(fromPaise);

describe('money of the wire [I1-7-MONEY] [I3B-2-WIRE]', () => {
  it.each([
    { rupees: 0, paise: 0 },
    { rupees: 0.1, paise: 10 },
    { rupees: 1.15, paise: 115 },
    { rupees: -1234.56, paise: -123456 },
    { rupees: 600_000_000, paise: 60_000_000_000 },
    { rupees: 90_071_992_547_409.9, paise: 9_007_199_254_740_990 },
  ])('$rupees rupees are $paise paise', ({ rupees, paise }) => {
    expect(fromWire(rupees)).toBe(paise);
    expect(toWire(fromPaise(paise))).toBe(rupees);
  });

  it.each([
    { rupees: 0.001, paise: 0 },
    { rupees: 1.999, paise: 200 },
    { rupees: 1.005, paise: 101 },
    { rupees: -1.005, paise: -101 },
  ])('$rupees rupees, which no contract allows, are rounded to $paise paise', ({ rupees, paise }) => {
    expect(fromWire(rupees)).toBe(paise);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('refuses %d', (rupees) => {
    expect(() => fromWire(rupees)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(negated(fromPaise(0)), 0)).toBe(true);
    expect(Object.is(fromWire(-0), 0)).toBe(true);
  });

  it('is read and written as exact decimals do it [I1-7-PROPERTIES]', () => {
    const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 1_000);
    const typed = fc.oneof(thousandths, fc.double({ min: -1e11, max: 1e11, noNaN: true }));
    fc.assert(fc.property(typed, (rupees) => fromWire(rupees) === fromRupees(Big(rupees))));
    fc.assert(
      fc.property(
        fc.maxSafeInteger().map(fromPaise),
        (paise) => toWire(paise) === toRupees(paise).toNumber(),
      ),
    );
  });

  it('comes back from the wire as it went [I1-7-PROPERTIES]', () => {
    fc.assert(fc.property(amounts, (amount) => fromWire(toWire(amount)) === amount));
  });
});

describe('arithmetic', () => {
  it('adds exactly what doubles do not', () => {
    expect(toWire(sumOf([fromWire(0.1), fromWire(0.2)]))).toBe(0.3);
    expect(sumOf([])).toBe(0);
    expect(toWire(minus(fromWire(352.95), fromWire(352.35)))).toBe(0.6);
  });

  it('refuses a sum that is not exact any more', () => {
    const largest = fromPaise(Number.MAX_SAFE_INTEGER);
    expect(() => sumOf([largest, largest])).toThrow(RangeError);
  });

  it.each([
    { rupees: '0.005', rounding: 'nearest', paise: 1 },
    { rupees: '0.0049', rounding: 'nearest', paise: 0 },
    { rupees: '0.009', rounding: 'down', paise: 0 },
    { rupees: '0.001', rounding: 'up', paise: 1 },
    { rupees: '-0.005', rounding: 'nearest', paise: -1 },
  ] as const)('$rupees rupees, $rounding, are $paise paise', ({ rupees, rounding, paise }) => {
    expect(fromRupees(Big(rupees), rounding)).toBe(paise);
  });

  it('rounds a tax to the rupee once, not by way of the paisa', () => {
    // 0.1 % of 499.60 is 0.4996: to the paisa 0.50, which a second rounding would make 1.
    expect(percentOfInRupees(fromWire(499.6), '0.1')).toBe(0);
    expect(percentOfInRupees(fromWire(500), '0.1')).toBe(100);
  });

  it.each([
    { price: '83.2125', quantity: 3, paise: 24964 },
    { price: '1000', quantity: 5000, paise: 500_000_000 },
    { price: '0.05', quantity: 0, paise: 0 },
  ])('$quantity at $price come to $paise paise', ({ price, quantity, paise }) => {
    expect(valueOf(Big(price), quantity)).toBe(paise);
  });

  it.each([-1, 1.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
    expect(() => valueOf(Big(1), quantity)).toThrow(RangeError);
  });

  it('gives the change in percent, and none of nothing', () => {
    expect(changePercent(fromWire(1012.5), fromWire(1000))?.toString()).toBe('1.25');
    expect(changePercent(fromWire(5), fromWire(-10))?.toString()).toBe('150');
    expect(changePercent(fromWire(5), fromPaise(0))).toBeNull();
  });

  it('gives a gain in percent of what was paid, and a share of a whole with one decimal', () => {
    expect(gainPercent(fromWire(800), fromWire(-10.04))?.toString()).toBe('-1.26');
    expect(gainPercent(fromPaise(0), fromWire(5))).toBeNull();
    expect(sharePercent(fromWire(1), fromWire(3))?.toString()).toBe('33.3');
    expect(sharePercent(fromPaise(0), fromPaise(0))).toBeNull();
  });

  it('adds in any order, and taking away undoes adding', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), amounts, (list, extra) => {
        const total = sumOf(list);
        expect(sumOf(list.toReversed())).toBe(total);
        expect(minus(sumOf([total, extra]), extra)).toBe(total);
      }),
    );
  });

  it('splits a percentage off within half a paisa', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (amount, tenThousandths) => {
        const percent = Big(tenThousandths).div(10_000);
        const exact = toRupees(amount).times(percent).div(100);
        expect(toRupees(percentOf(amount, percent)).minus(exact).abs().lte('0.005')).toBe(true);
      }),
    );
  });
});

describe('valueAt [I1-7-MONEY]', () => {
  it('is what units at a price in paise come to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }).map(fromPaise), fc.nat(1_000_000), (price, quantity) => {
        expect(valueAt(price, quantity)).toBe(valueOf(toRupees(price), quantity));
      }),
    );
    expect(() => valueAt(fromPaise(100), 0.5)).toThrow(RangeError);
    expect(() => valueAt(fromPaise(1e10), 1e9)).toThrow(RangeError);
  });
});
