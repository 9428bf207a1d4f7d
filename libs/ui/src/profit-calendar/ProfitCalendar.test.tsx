import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { periodRows } from './periods.ts';
import { sumOfWeek } from './sumOfWeek.ts';
import { ProfitCalendar } from './ProfitCalendar.tsx';
import { formatAmount } from '@wealth/i18n-locale';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import { sampleDays } from './samples.testing.ts';

function show() {
  render(
    <ProfitCalendar
      view="day"
      onViewChange={() => {}}
      period="2026-11"
      onPeriodChange={() => {}}
      entries={sampleDays}
      today="2026-11-19"
      selected="2026-11-18"
      onSelect={() => {}}
    />,
  );
  return screen.getByRole('grid');
}

describe('ProfitCalendar', () => {
  it('says beneath each week what its days come to [I5B-6-WEEKS]', () => {
    const grid = show();
    const weeks = [...grid.querySelectorAll('td[colspan="7"] .sr-only')].map(
      ({ textContent }) => textContent,
    );
    const amounts = sampleDays
      .filter(({ period, isClosed }) => period >= '2026-11-16' && period <= '2026-11-22' && isClosed !== true)
      .map(({ amount }) => fromWire(amount ?? 0));
    const sum = formatAmount(toWire(sumOf(amounts)), { isSigned: true });
    expect(weeks).toContain(`Week from Mon, 16 Nov 2026: ${sum}`);
  });

  it('has weeks that add up to the month [I5B-6-WEEKS]', () => {
    const ofDay = new Map(sampleDays.map((entry) => [entry.period, entry]));
    const weeks = periodRows({ view: 'day', period: '2026-11', years: [] }).map((row) =>
      sumOfWeek(row.map((day) => (day === null ? undefined : ofDay.get(day)))),
    );
    const ofMonth = sampleDays
      .filter(
        ({ period, amount, isClosed }) =>
          period.startsWith('2026-11') && amount !== null && isClosed !== true,
      )
      .map(({ amount }) => fromWire(amount ?? 0));
    expect(sumOf(weeks.filter((sum) => sum !== null))).toBe(sumOf(ofMonth));
    expect(ofMonth.length).toBeGreaterThan(10);
  });

  it('has no sum of a week with a figure that cannot be added [I5B-6-WEEKS]', () => {
    const day = (date: number, amount: number | null, isClosed = false) => ({
      period: `2026-11-0${date}`,
      amount,
      percent: null,
      isClosed,
    });
    const week = [day(2, 0.1), day(3, 0.2), day(4, null), day(5, -7, true)];
    expect(sumOfWeek([...week, undefined])).toBe(30);
    for (const amount of [Number.NaN, Number.NEGATIVE_INFINITY, 1e15]) {
      expect(sumOfWeek([...week, day(6, amount)])).toBeNull();
    }
    expect(sumOfWeek([day(4, null), day(5, 9, true), undefined])).toBeNull();
  });

  it('takes an arrow key and leaves Alt+Left, the way back of browsers, alone', () => {
    const grid = show();

    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});
