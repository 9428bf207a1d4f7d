import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfitCalendar } from './ProfitCalendar.tsx';
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
  it('takes an arrow key and leaves Alt+Left, the way back of browsers, alone', () => {
    const grid = show();

    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft' })).toBe(false);
    expect(fireEvent.keyDown(grid, { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});
