import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alertDistancePercent,
  isAlertReached,
  type AlertCondition,
  type AlertReading,
} from './priceAlert.ts';

const reading: AlertReading = {
  lastPrice: 100,
  changePercent: -1.5,
  volume: 2_000,
  week52: { high: 125, low: 80 },
  averageCost: 80,
};

describe('an alert', () => {
  it.each([
    { kind: 'price', direction: 'above', value: 100, isReached: true, away: 0 },
    { kind: 'price', direction: 'above', value: 110, isReached: false, away: 10 },
    { kind: 'price', direction: 'below', value: 99.95, isReached: false, away: 0.05 },
    { kind: 'change_percent', direction: 'below', value: -1.5, isReached: true, away: 0 },
    { kind: 'change_percent', direction: 'above', value: 2, isReached: false, away: 3.5 },
    { kind: 'volume', direction: 'above', value: 3_000, isReached: false, away: 50 },
    { kind: 'week52', direction: 'above', value: 0, isReached: false, away: 25 },
    { kind: 'week52', direction: 'above', value: 20, isReached: true, away: 0 },
    { kind: 'week52', direction: 'below', value: 10, isReached: false, away: 12 },
    { kind: 'gain_percent', direction: 'above', value: 25, isReached: true, away: 0 },
    { kind: 'gain_percent', direction: 'above', value: 30, isReached: false, away: 5 },
    { kind: 'gain_percent', direction: 'below', value: -10, isReached: false, away: 35 },
  ] as const)('on $kind $direction $value is reached: $isReached, $away % away [I4-8-RULES]', (row) => {
    expect([isAlertReached(row, reading), alertDistancePercent(row, reading)]).toEqual([
      row.isReached,
      row.away,
    ]);
  });

  it('on 52 weeks waits for a share that has none yet', () => {
    const condition = { kind: 'week52', direction: 'above', value: 0 } as const;
    expect(isAlertReached(condition, { ...reading, week52: null })).toBe(false);
    expect(alertDistancePercent(condition, { ...reading, week52: null })).toBeNull();
  });

  it.each([null, 0])('on a gain waits while what is held has cost %s [DEM-13-GAIN]', (averageCost) => {
    const condition = { kind: 'gain_percent', direction: 'below', value: 1_000 } as const;
    expect(isAlertReached(condition, { ...reading, averageCost })).toBe(false);
    expect(alertDistancePercent(condition, { ...reading, averageCost })).toBeNull();
  });

  it('is no way off exactly when it is reached', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 }).map((paise) => paise / 100);
    const condition: fc.Arbitrary<AlertCondition> = fc.record({
      kind: fc.constantFrom('price', 'volume', 'week52', 'change_percent', 'gain_percent'),
      direction: fc.constantFrom('above', 'below'),
      value: price,
    });
    fc.assert(
      fc.property(condition, price, (one, lastPrice) => {
        const now = { ...reading, lastPrice };
        expect(alertDistancePercent(one, now) === 0).toBe(isAlertReached(one, now));
      }),
    );
  });
});
