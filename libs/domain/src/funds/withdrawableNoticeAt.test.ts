import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import { withdrawableNoticeAt } from './withdrawableNoticeAt.ts';
import type { WithdrawableLine } from './withdrawableOf.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const now = at('2026-11-19T14:32:07');
const midnight = at('2026-11-20T00:00:00');
const settled = at('2026-11-20T08:00:00');
const added = { code: 'addedToday', freesAt: midnight } as const;
const sold = { code: 'unsettledSales', freesAt: settled } as const;
const ordered = { code: 'waitingOrders', freesAt: null } as const;

type Line = readonly [Omit<WithdrawableLine, 'amount'>, number];

function noticeAt(withdrawable: number, ...lines: Line[]): number | null {
  const balance = withdrawable + lines.reduce((sum, [, amount]) => sum + amount, 0);
  return withdrawableNoticeAt(
    {
      balance: fromWire(balance),
      withdrawable: fromWire(withdrawable),
      lines: lines.map(([line, amount]) => ({ ...line, amount: fromWire(amount) })),
    },
    now,
  );
}

describe('withdrawableNoticeAt [I6A-2-TELL]', () => {
  it.each([
    ['at midnight for what was added today', noticeAt(0, [added, 50_000]), midnight],
    ['when a sale settles', noticeAt(0, [sold, 50_000]), settled],
    ['once the minimum is free, not before', noticeAt(0, [sold, 60], [added, 99.99]), settled],
    ['with what is withdrawable already', noticeAt(50, [added, 50]), midnight],
    ['at the next midnight where no time says so', noticeAt(0, [ordered, 50_000]), midnight],
    ['never where it can be withdrawn now', noticeAt(100, [added, 50_000]), null],
    ['never where there is no money', noticeAt(0), null],
    ['never where there is less than the minimum', noticeAt(0, [added, 99.99]), null],
  ])('%s', (_name, told, expected) => {
    expect(told).toBe(expected);
  });

  it('looks again later, not now, at what should be free already', () => {
    const late: Line = [{ code: 'unsettledSales', freesAt: now }, 500];
    expect(noticeAt(0, late)).toBe(midnight);
  });
});
