import { act, screen, waitFor, within } from '@testing-library/react';
import { clientActionFixtures, failing } from '@wealth/api-sdk/testing';
import type { OrderSearch } from '@wealth/hrefs';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { HistoryPage, type HistoryPageProps } from './HistoryPage.tsx';

const onOpenAction = vi.fn();
const History = withSearch((props: Omit<HistoryPageProps, 'onOpenAction'>) => (
  <HistoryPage {...props} onOpenAction={onOpenAction} />
));
const server = mockServer();
let back: ReturnType<typeof createOrderServer>;

const symbols = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/^[A-Z]+/)?.[0]);
const open = (search: OrderSearch = {}) =>
  renderPage(<History search={search} onSearchChange={vi.fn()} />, { hasHosts: true });

describe('corporate actions among the orders [I5B-5-HISTORY]', () => {
  const actions = Object.values(clientActionFixtures);

  beforeEach(() => {
    onOpenAction.mockClear();
    back = createOrderServer({ actions });
    server.use(...back.handlers);
  });

  it('stand on their ex-date, with what they did, and lead to it', async () => {
    const { user } = open();
    const row = await screen.findByRole('row', { name: /MOHARAMC/ });
    expect(symbols()).toEqual([
      'ARAVBANK',
      'INDRAOIL',
      'NEELSOFT',
      'MOHARAMC',
      'TEJASMOT',
      'ARAVBANK',
      'ARAVBANK',
    ]);
    expect(row.textContent).toContain('65 → 130');
    expect(row.textContent).toContain('Bonus 1 : 1');
    expect(row.textContent).toContain('INE000Z12014ISIN unchanged');
    const split = screen.getByRole('row', { name: /Split 1 into 5/ });
    expect(split.textContent).toContain('INE000A01011→ INE000A01029');
    const demerger = screen.getByRole('row', { name: /Demerger, 1 new for 4/ });
    expect(demerger.textContent).toContain('200 → 200 + 50 TARANG');
    const link = within(row).getByRole('link', { name: /^Bonus 1 : 1 of MOHARAMC, ex-date/ });
    expect(link.getAttribute('href')).toBe('/portfolio/actions/bonus-INE000Z12014-2026-11-18');

    await user.click(within(row).getByText('65 → 130'));
    expect(onOpenAction).toHaveBeenCalledExactlyOnceWith('bonus-INE000Z12014-2026-11-18');
  });

  it('obey range and filters, and hide their shares', async () => {
    const { user, preferences } = open({ from: '2026-11-18' });
    await screen.findByRole('row', { name: /MOHARAMC/ });
    expect(screen.queryByText(/TARANG/)).toBeNull();

    act(() => preferences.set('showAssets', false));
    await waitFor(() => expect(document.body.textContent).not.toContain('65 → 130'));

    await user.click(screen.getByRole('button', { name: /Side/ }));
    await user.click(await screen.findByRole('option', { name: 'Sell' }));
    await waitFor(() => expect(symbols()).toEqual(['NEELSOFT']));
  });

  it('are no reason to hide the orders when they cannot be read, and come by a press', async () => {
    server.use(failing('*/stat/app/v1/actions', { status: 500, message: 'Out of order' }));
    const { user } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    expect(screen.getByText('The corporate actions could not be shown among the orders.')).toBeDefined();

    server.use(...back.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('row', { name: /MOHARAMC/ });
  });

  it('are what a client without an order has', async () => {
    server.use(...createOrderServer({ orders: [], actions }).handlers);
    open();
    await screen.findByRole('row', { name: /MOHARAMC/ });
    expect(screen.queryByText('No past orders yet')).toBeNull();
  });

  it('are lines of the file, with shares and ISIN before and after', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));

    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(lines[0]).toContain('4 orders; 3 corporate actions; created');
    expect(lines.filter((line) => line.includes('MOHARAMC'))).toEqual([
      '2026-11-18,,,NSE:MOHARAMC,Mohar Asset Managers,Bonus 1 : 1,,,,,,,,,,,,,,65,130,INE000Z12014,INE000Z12014',
    ]);
    expect(lines.find((line) => line.includes('Demerger'))).toMatch(
      /200,200 \+ 50,INE000A01029,INE000A01029 \+ INE000T01015$/,
    );
  });
});
