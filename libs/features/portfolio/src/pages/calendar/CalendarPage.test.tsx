import { act, screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { CalendarPage } from './CalendarPage.tsx';
import { profitHandlers } from './testing/profitHandlers.ts';

const Calendar = withSearch(CalendarPage);
const server = mockServer(...profitHandlers());
const cell = (name: RegExp) => screen.findByRole('button', { name });
const region = (name: string) => screen.findByRole('region', { name });

describe('CalendarPage', () => {
  it('shows each day with its gain, and what the month comes to [I5B-6-CALENDAR]', async () => {
    renderPage(<Calendar />);

    expect(await cell(/^Thu, 19 Nov 2026: today, \+₹32,382\.73, \+0\.87%/)).toBeDefined();
    expect(await cell(/^Sat, 7 Nov 2026: Closed/)).toBeDefined();
    const sum = await region('Sum of what is shown');
    expect(sum.textContent).toContain('+₹54,472.42');
    expect(sum.textContent).toContain('2 and 1');
  });

  it('says what a day is made up of, share by share, adding up to its cell [I5B-6-CALENDAR]', async () => {
    renderPage(<Calendar />);

    const day = await region('Thu, 19 Nov 2026');
    await within(day).findByText('ARAVBANK');
    expect([...day.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '+₹22,000.00',
      '+₹10,400.25',
      '−₹17.52',
      '+₹32,382.73',
    ]);
  });

  it('has view and month in its address [I5B-6-CALENDAR-ADDRESS]', async () => {
    const onSearchChange = vi.fn<() => void>();
    const { user } = renderPage(<Calendar search={{ month: '2026-11' }} onSearchChange={onSearchChange} />);
    await cell(/^Thu, 19 Nov 2026/);
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ view: 'month', period: undefined }, { isStep: true });
    expect(await cell(/^November 2026: today, \+₹54,472\.42/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    expect(await cell(/^2025: −₹18,220\.45/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(onSearchChange).toHaveBeenLastCalledWith(
      { month: '2026-10', period: undefined },
      { isStep: true },
    );
  });

  it('is walked through by the arrow keys, and Enter chooses a day [I5B-6-CALENDAR-KEYS]', async () => {
    const { user } = renderPage(<Calendar />);
    const today = await cell(/^Thu, 19 Nov 2026/);
    act(() => today.focus());
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(await region('Tue, 17 Nov 2026')).toBeDefined();
  });

  it('leaves only shade and sign where values are hidden [I5B-6-MASKED] [DEM-25]', async () => {
    const { preferences } = renderPage(<Calendar />);
    await within(await region('Thu, 19 Nov 2026')).findByText('ARAVBANK');
    act(() => preferences.set('showAssets', false));
    expect(await cell(/^Thu, 19 Nov 2026: today, Amount hidden, gain/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/₹\d|\d%/);
  });

  it('says what will be here before the first trade [I5B-BAD-NO-TRADES]', async () => {
    server.use(...profitHandlers(true));
    renderPage(<Calendar />);
    expect(await screen.findByText('Nothing to show yet')).toBeDefined();
  });

  it('shows today’s month for one that has not begun [I5B-BAD-FUTURE]', async () => {
    renderPage(<Calendar search={{ month: '2031-01' }} />);
    expect(await cell(/^Thu, 19 Nov 2026/)).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(failing('*/stat/app/v1/profit', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<Calendar />);
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    server.use(...profitHandlers());
    if (retry) await user.click(retry);
    expect(await cell(/^Thu, 19 Nov 2026/)).toBeDefined();
  });
});
