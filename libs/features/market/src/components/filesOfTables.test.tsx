import { screen, waitFor } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoversPage } from '../pages/movers/MoversPage.tsx';
import { createWatchlistServer, marketHandlers } from '../testing.ts';
import { createAlertServer } from '../testing/alertServer.ts';
import { AlertsCard } from './alerts/AlertsCard.tsx';

const server = mockServer(...marketHandlers());
const names: string[] = [];
const files: Blob[] = [];

beforeEach(() => {
  names.length = 0;
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => void vi.restoreAllMocks());

const linesOf = async () => ((await files[0]?.text()) ?? '').split('\r\n');

describe('the files of tables [I4B-A25]', () => {
  it('have the alerts, with what each waits for and when it has fired', async () => {
    server.use(...createAlertServer().handlers, ...createWatchlistServer().handlers);
    const { user } = renderPage(<AlertsCard />, { hasHosts: true });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(names).toEqual(['alerts-2026-11-19.csv']));
    const lines = await linesOf();
    expect(lines[0]).toMatch(/^\uFEFF"?Alerts; \d+ alerts; created Thu, 19 Nov 2026, 14:32:07 IST"?$/);
    expect(lines[1]).toMatch(/^Instrument,Name,Condition,Value,Triggers,/);
    expect(lines.find((line) => line.startsWith('NSE:ARAVBANK'))).toMatch(/When ARAVBANK trades at/);
  });

  it.each([
    ['Export the most active as CSV', 'movers-active-2026-11-19.csv', 'Most active shares; 3 rows'],
    ['Export the gainers as CSV', 'movers-gainers-2026-11-19.csv', 'Gainers; 3 rows'],
    ['Export the losers as CSV', 'movers-losers-2026-11-19.csv', 'Losers; 3 rows'],
  ])('have a ranking of the day: %s', async (button, name, head) => {
    const { user } = renderPage(<MoversPage />);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(names).toEqual([name]));
    const lines = await linesOf();
    expect(lines[0]).toContain(head);
    expect(lines[1]).toMatch(/^Instrument,Name,Sector,LTP,/);
    expect(lines.slice(2, -1)).toHaveLength(3);
  });
});
