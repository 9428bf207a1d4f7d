import { fromWire, sumOf } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { nothingWithdrawable, withdrawableFixture } from '../testing/moneyFixtures.ts';
import { waterfallOf } from './waterfallOf.ts';

describe('waterfallOf [I6A-2-WATERFALL] [DEM-8]', () => {
  it('leads from the balance to what can leave, each reason where the one before ends', () => {
    const { steps, result } = waterfallOf(withdrawableFixture);
    const amounts = steps.map(({ amount }) => fromWire(amount));
    expect(sumOf([fromWire(withdrawableFixture.withdrawable), ...amounts])).toBe(
      fromWire(withdrawableFixture.balance),
    );
    let end = 100;
    for (const { bar } of steps) {
      expect(bar.left + bar.width).toBeCloseTo(end);
      end = bar.left;
    }
    expect(result.width).toBeCloseTo(end);
  });

  it('says in the order of time when the rest is free, to the paisa', () => {
    expect(waterfallOf(withdrawableFixture).frees).toEqual([
      { at: '2026-11-20T00:00:00+05:30', codes: ['added_today'], total: 642_318.55 },
      { at: '2026-11-20T08:00:00+05:30', codes: ['unsettled_sales'], total: 707_423.98 },
    ]);
  });

  it('puts together what is free at one time', () => {
    const at = '2026-11-20T00:00:00+05:30';
    const lines = [
      { code: 'unsettled_sales', amount: 1, frees_at: at },
      { code: 'added_today', amount: 2, frees_at: at },
    ];
    expect(waterfallOf({ balance: 13, withdrawable: 10, lines }).frees).toEqual([
      { at, codes: ['unsettled_sales', 'added_today'], total: 13 },
    ]);
  });

  it('has bars of nothing where there is nothing', () => {
    expect(waterfallOf(nothingWithdrawable).result.width).toBe(0);
    expect(waterfallOf({ balance: 0, withdrawable: 0, lines: [] }).result.width).toBe(0);
  });
});
