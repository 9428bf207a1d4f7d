import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertBounds, checkAlert, startAlertValue, stepAlertPrice } from './checkAlert.ts';
import { isAlertReached, type AlertCondition } from './priceAlert.ts';

const kinds = fc.constantFrom<AlertCondition['kind']>(
  'price',
  'change_percent',
  'week52',
  'volume',
  'gain_percent',
);
const directions = fc.constantFrom<AlertCondition['direction']>('above', 'below');
const ticks = fc.constantFrom(0.01, 0.05, 0.1, 0.5, 1, 5);

describe('an alert that is typed [I4-8-CHECK]', () => {
  it.each([
    { kind: 'price', direction: 'above', value: 1010.1, fault: null, nearest: null },
    { kind: 'price', direction: 'above', value: 1010.12, fault: 'offTick', nearest: 1010.1 },
    { kind: 'price', direction: 'above', value: 1010.16, fault: 'offTick', nearest: 1010.2 },
    { kind: 'price', direction: 'below', value: 0, fault: 'tooLow', nearest: 0.1 },
    { kind: 'price', direction: 'below', value: -5, fault: 'tooLow', nearest: 0.1 },
    { kind: 'price', direction: 'above', value: 10_000_001, fault: 'tooHigh', nearest: 10_000_000 },
    { kind: 'price', direction: 'above', value: null, fault: 'required', nearest: null },
    { kind: 'price', direction: 'above', value: Number.NaN, fault: 'required', nearest: null },
    { kind: 'change_percent', direction: 'below', value: -3.25, fault: null, nearest: null },
    { kind: 'change_percent', direction: 'below', value: -3.256, fault: 'tooFine', nearest: -3.26 },
    { kind: 'change_percent', direction: 'below', value: -101, fault: 'tooLow', nearest: -100 },
    { kind: 'week52', direction: 'above', value: 0, fault: null, nearest: null },
    { kind: 'week52', direction: 'above', value: -1, fault: 'tooLow', nearest: 0 },
    { kind: 'volume', direction: 'above', value: 1.5, fault: 'tooFine', nearest: 2 },
    { kind: 'volume', direction: 'below', value: 100, fault: 'onlyAbove', nearest: null },
    { kind: 'gain_percent', direction: 'below', value: -12.5, fault: null, nearest: null },
    { kind: 'gain_percent', direction: 'below', value: -100.5, fault: 'tooLow', nearest: -100 },
  ] as const)('$kind $direction $value: $fault, nearest $nearest', (row) => {
    const fault = checkAlert(row, 0.1);
    expect([fault?.code ?? null, fault?.nearest ?? null]).toEqual([row.fault, row.nearest]);
  });

  it('is always answered with a value that is taken', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(kinds, value, ticks, (kind, typed, tick) => {
        const fault = checkAlert({ kind, direction: 'above', value: typed }, tick);
        if (fault === null) return;
        expect(fault.nearest).not.toBeNull();
        expect(checkAlert({ kind, direction: 'above', value: fault.nearest }, tick)).toBeNull();
      }),
    );
  });
});

describe('the value that an alert begins with [I4-8-CHECK]', () => {
  const reading = {
    lastPrice: 1004.85,
    changePercent: 0.62,
    volume: 1_603_221,
    week52: null,
    averageCost: 800,
  };

  it.each([
    { kind: 'price', direction: 'above', value: 1024.9 },
    { kind: 'price', direction: 'below', value: 984.8 },
    { kind: 'change_percent', direction: 'above', value: 3 },
    { kind: 'change_percent', direction: 'below', value: -1 },
    { kind: 'week52', direction: 'above', value: 0 },
    { kind: 'volume', direction: 'above', value: 3_200_000 },
    { kind: 'gain_percent', direction: 'above', value: 31 },
    { kind: 'gain_percent', direction: 'below', value: 21 },
  ] as const)('is $value for $kind $direction', ({ value, ...condition }) => {
    expect(startAlertValue(condition, reading, 0.1)).toBe(value);
  });

  it('is taken as it is, and does not fire at once where the grid leaves room', () => {
    const start = fc.record({
      kind: kinds,
      direction: directions,
      lastPrice: fc.integer({ min: 100_00, max: 100_000_00 }).map((paise) => paise / 100),
      tick: fc.constantFrom(0.01, 0.05, 0.1, 0.5, 1),
    });
    fc.assert(
      fc.property(start, ({ kind, direction, lastPrice, tick }) => {
        if (kind === 'volume' && direction === 'below') return;
        const now = { lastPrice, changePercent: 1.5, volume: 2_345_678, week52: null, averageCost: 800 };
        const value = startAlertValue({ kind, direction }, now, tick);
        expect(checkAlert({ kind, direction, value }, tick)).toBeNull();
        expect(isAlertReached({ kind, direction, value }, now)).toBe(false);
        expect(value).toBeGreaterThanOrEqual(alertBounds[kind].least);
      }),
    );
  });
});

describe('a line that is moved on the grid [I4-7-LINE-DRAG]', () => {
  it.each([
    { price: 1044.04, steps: 0, tick: 0.1, stands: 1044 },
    { price: 1044.1, steps: 1, tick: 0.1, stands: 1044.2 },
    { price: 1044.1, steps: -10, tick: 0.1, stands: 1043.1 },
    { price: 0.2, steps: -10, tick: 0.1, stands: 0.1 },
    { price: 9_999_999, steps: 10, tick: 1, stands: 10_000_000 },
  ])('from $price by $steps of $tick stands at $stands', ({ price, steps, tick, stands }) => {
    expect(stepAlertPrice(price, steps, tick)).toBe(stands);
  });

  it('is always a price that an alert can wait for, and a step back leads back', () => {
    fc.assert(
      fc.property(
        ticks,
        fc.integer({ min: 20, max: 1_000_000 }),
        fc.integer({ min: -10, max: 10 }),
        (tick, at, steps) => {
          const price = stepAlertPrice(at * tick, 0, tick);
          const moved = stepAlertPrice(price, steps, tick);
          expect(checkAlert({ kind: 'price', direction: 'above', value: moved }, tick)).toBeNull();
          expect(stepAlertPrice(moved, -steps, tick)).toBe(price);
        },
      ),
    );
  });
});
