import { addDays, calendarDay, isSettlementDay, istDay, type CalendarDay } from '@wealth/domain';
import { issueTimes } from '@wealth/domain/issues';
import { expect, it } from 'vitest';
import { monthsAround, plannedIssuesOf } from '../src/issues/plannedIssue.ts';

const seeds = [1, 20_261_119];

const bankDays: CalendarDay[] = [];
for (let day = calendarDay('2026-01-01'); day < '2028-01-01'; day = addDays(day, 1)) {
  if (isSettlementDay(day)) bankDays.push(day);
}

/** The IPOs that one can bid for in the middle of a day. */
const openOn = (seedKey: number, day: CalendarDay) =>
  monthsAround(day)
    .flatMap((month) => plannedIssuesOf(seedKey, month))
    .filter(({ kind, opensOn, closesOn }) => kind === 'ipo' && opensOn <= day && day <= closesOn);

it.each(seeds)(
  'on every bank day of two years a new issue is open for bids, with seed %i [I5C-6-OPEN]',
  (seed) => {
    expect(bankDays.length).toBeGreaterThan(480);
    expect(bankDays.filter((day) => openOn(seed, day).length === 0)).toEqual([]);
  },
);

it('each is open for three to ten working days, and its share is listed three bank days after [I5C-6-OPEN]', () => {
  const issues = new Map(bankDays.flatMap((day) => openOn(1, day)).map((issue) => [issue.id, issue]));
  expect(issues.size).toBeGreaterThan(70);
  for (const { id, opensOn, closesOn, share } of issues.values()) {
    const open = bankDays.filter((day) => opensOn <= day && day <= closesOn).length;
    const isCut = opensOn < '2026-01-01' || closesOn > '2027-12-31';
    if (!isCut) expect([id, open >= 3 && open <= 10]).toEqual([id, true]);
    expect(share.listedOn).toBe(istDay(issueTimes({ opensOn, closesOn }).listsAt));
  }
});
