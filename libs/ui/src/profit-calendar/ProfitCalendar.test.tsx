import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('takes an arrow key and leaves Alt+Left, the way back of browsers, alone', () => {
    const grid = show();

    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});
