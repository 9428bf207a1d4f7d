import { act, screen, waitFor } from '@testing-library/react';
import { failing, orderFixtures } from '@wealth/api-sdk/testing';
import type { OrderSearch } from '@wealth/hrefs';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { HistoryPage, type HistoryPageProps } from './HistoryPage.tsx';

const History = withSearch((props: Omit<HistoryPageProps, 'onOpenAction'>) => (
  <HistoryPage {...props} onOpenAction={() => undefined} />
));
const server = mockServer();

beforeEach(() => server.use(...createOrderServer().handlers));

const open = (search: OrderSearch = {}) =>
  renderPage(<History search={search} onSearchChange={vi.fn()} />, { hasHosts: true });

describe('the history on paper [I4C-5-HISTORY]', () => {
  const tell = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));
  const onPaper = () => screen.queryByRole('heading', { level: 1, name: 'Order history' });

  afterEach(async () => {
    await tell('afterprint');
    vi.unstubAllGlobals();
  });

  it('has all orders, also those that nobody has scrolled to, and what they are', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const orders = Array.from({ length: 90 }, (_, index) => ({
      ...orderFixtures.rejected,
      id: `order-${index}`,
    }));
    server.use(...createOrderServer({ orders, pageLimit: 40 }).handlers);
    const { user } = open({ side: orderFixtures.rejected.side });
    await screen.findAllByRole('rowheader');
    expect(onPaper()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const paper = onPaper()?.closest('[data-paper-only]');
    expect(paper?.querySelectorAll('tbody th')).toHaveLength(90);
    // A link to another page is no figure.
    expect(paper?.querySelector('a[href*="/notes/"]')).toBeNull();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Asha Namuna',
      '90',
      'All time',
      orderFixtures.rejected.side === 'BUY' ? 'Buy' : 'Sell',
      expect.stringMatching(/^Thu, 19 Nov 2026/),
    ]);

    await tell('afterprint');
    await waitFor(() => expect(onPaper()).toBeNull());
  });

  it('is printed hidden where amounts are hidden', async () => {
    vi.stubGlobal('print', vi.fn<() => void>());
    const { user, preferences } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    act(() => preferences.set('showAssets', false));
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(onPaper()).toBeTruthy());
    await tell('beforeprint');
    expect(document.body.textContent).not.toContain('1,89,870');
  });

  it('says that it could not be read, and prints nothing', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    server.use(failing('*/trade/app/v1/orders', { status: 500, message: 'Out of order' }));
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(toasts.getSnapshot().toasts).toHaveLength(1));
    expect(print).not.toHaveBeenCalled();
    expect(onPaper()).toBeNull();
  });
});
