import { addDays, calendarDay, fromPaise, istInstant, negated, sumOf } from '@wealth/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planPastFunds, type PastNeed } from './planPastFunds.ts';

const dayMs = 86_400_000;
const from = istInstant(calendarDay('2024-12-09'), 555);
const until = istInstant(calendarDay('2026-11-12'), 620);
const at = (day: string) => istInstant(calendarDay(day), 555);
const buy = (day: string, taken: number): PastNeed => ({ at: at(day), taken, brought: 0, broughtAt: 0 });

/** Settlements are complete before the market opens. */
const settledBefore = 75 * 60_000;

/** What the cash is after each thing, in order of time. */
function balances(needs: readonly PastNeed[], sum: number): number[] {
  const funds = planPastFunds(needs, { sum: fromPaise(sum), from, until });
  const changes = [
    ...funds.map(({ kind, amount, at: when }) => ({
      when,
      change: kind === 'deposit' ? amount : negated(amount),
    })),
    ...needs.map(({ taken, at: when }) => ({ when, change: -taken })),
    ...needs.map(({ brought, broughtAt }) => ({ when: broughtAt, change: brought })),
  ].toSorted((one, other) => one.when - other.when);
  let cash = 0;
  return changes.map(({ change }) => (cash += change));
}

it('a past of savings has each kind each quarter, and leaves its sum [I6A-6-SEEDS]', () => {
  const needs = [buy('2024-12-10', 5_000_000), buy('2025-03-03', 40_000_000), buy('2026-05-11', 9_999_999)];
  const funds = planPastFunds(needs, { sum: fromPaise(120_000_000), from, until });
  const of = (kind: string) => funds.filter((fund) => fund.kind === kind);
  expect([of('deposit').length, of('withdrawal').length, of('settlement').length]).toEqual([27, 20, 7]);
  expect(funds[0]).toMatchObject({ kind: 'deposit', at: from });
  expect(sumOf(of('deposit').map(({ amount }) => amount)) % 100_000).toBe(0);
  expect(balances(needs, 120_000_000).at(-1)).toBe(120_000_000 - 5_000_000 - 40_000_000 - 9_999_999);
  expect(Math.max(...funds.map((fund) => fund.at))).toBe(until + dayMs);
});

it('nothing is ever taken that was not there, whatever was traded [I6A-6-SEEDS]', () => {
  const trade = fc.record({
    day: fc.integer({ min: 1, max: 715 }),
    taken: fc.integer({ min: 1, max: 80_000_000 }),
    isSale: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 20 }), (trades) => {
      const needs = trades
        .map(({ day, taken, isSale }): PastNeed => {
          const when = istInstant(addDays(calendarDay('2024-12-09'), day), 555);
          const brought = isSale ? taken : 0;
          return { at: when, taken: isSale ? 0 : taken, brought, broughtAt: when + dayMs - settledBefore };
        })
        .toSorted((one, other) => one.at - other.at);
      const needed = needs.reduce((all, need) => all + need.taken, 0);
      expect(Math.min(0, ...balances(needs, needed + 1))).toBe(0);
    }),
  );
});
