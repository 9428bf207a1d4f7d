import { act, screen, waitFor, within } from '@testing-library/react';
import { failing, orderFixtures, pastOrders } from '@wealth/api-sdk/testing';
import type { OrderSearch } from '@wealth/hrefs';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { HistoryPage, type HistoryPageProps } from './HistoryPage.tsx';

const History = withSearch((props: Omit<HistoryPageProps, 'onOpenAction'>) => (
  <HistoryPage {...props} onOpenAction={() => undefined} />
));
const server = mockServer();
let back: ReturnType<typeof createOrderServer>;

beforeEach(() => {
  back = createOrderServer();
  server.use(...back.handlers);
});
afterEach(() => void drawers.close());

const symbols = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/^[A-Z]+/)?.[0]);
const lastAsked = () => Object.fromEntries(back.asked.at(-1)?.searchParams ?? []);

function open(search?: OrderSearch) {
  const onSearchChange = vi.fn();
  const page = renderPage(<History {...(search ? { search } : {})} onSearchChange={onSearchChange} />, {
    hasHosts: true,
  });
  return { ...page, onSearchChange };
}

describe('the order history [S1-ORDER-HISTORY] [I5A-7-HISTORY]', () => {
  it('lists what has ended, the newest first, with its reason in our words', async () => {
    open();
    const row = await screen.findByRole('row', { name: /NEELSOFT/ });
    expect(symbols()).toEqual(['ARAVBANK', 'INDRAOIL', 'NEELSOFT', 'TEJASMOT']);
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Wed, 18 Nov 202613:44:20 IST',
      'Sell',
      'SL-MDay · Delivery',
      '60 / 160',
      'Markettrigger 3,190.00',
      '3,164.50',
      '₹1,89,870.00',
      '₹71.25',
      'CancelledStop orders end with continuous trading: they do not take part in the closing auction.',
      '—',
      'Open',
    ]);
    const link = within(row).getByRole('link', { name: 'Open the contract note of Wed, 18 Nov 2026' });
    expect(link.getAttribute('href')).toBe('/portfolio/notes/2026-11-18');
  });

  it.each([
    ['gtt_ended', 'The price did not reach its trigger in the time that a GTT waits.'],
    ['gtt_failed', 'The price has reached its trigger, and its order was rejected.'],
    ['corporate_action', /^A corporate action or an extraordinary/],
    ['daily_loss_reached', 'A limit of your own stopped it when it was to be sent.'],
    ['not_enough_funds', 'There was not enough money or shares for it.'],
    ['internal_error', 'It could not be sent: the fault was ours.'],
  ])('has its own words for %s', async (code, text) => {
    const reason = { code, message: 'In the words of the exchange.' };
    server.use(...createOrderServer({ orders: [{ ...orderFixtures.rejected, reason }] }).handlers);
    open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says of a reason that nobody here knows what the exchange said', async () => {
    const reason = { code: 'sunspots', message: 'Too many sunspots.' };
    server.use(...createOrderServer({ orders: [{ ...orderFixtures.rejected, reason }] }).handlers);
    open();
    expect(await screen.findByText('Too many sunspots.')).toBeDefined();
  });

  it('asks for what the address says', async () => {
    open({ side: 'SELL', query: 'neel', from: '2026-04-01', to: '2027-03-31' });
    await screen.findByRole('row', { name: /NEELSOFT/ });
    expect(lastAsked()).toEqual({
      status: 'history',
      side: 'SELL',
      query: 'neel',
      from: '2026-04-01',
      to: '2027-03-31',
      limit: '200',
    });
    expect(symbols()).toEqual(['NEELSOFT']);
  });

  it('is filtered by side, tax year and name, and each filter is taken back by its chip', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    await user.click(screen.getByRole('button', { name: /Side/ }));
    await user.click(await screen.findByRole('option', { name: 'Sell' }));
    await waitFor(() => expect(symbols()).toEqual(['NEELSOFT']));
    await user.click(screen.getByRole('button', { name: /Time/ }));
    await user.click(await screen.findByRole('option', { name: 'Tax year 2025–26' }));
    expect(await screen.findByText('No orders match these filters')).toBeDefined();
    expect(lastAsked()).toMatchObject({ from: '2025-04-01', to: '2026-03-31' });
    await user.click(screen.getByRole('button', { name: 'Remove the filter Tax year 2025–26' }));
    await user.click(screen.getByRole('button', { name: 'Remove the filter Sell' }));
    await waitFor(() => expect(symbols()).toHaveLength(4));
    await user.type(screen.getByRole('textbox', { name: 'Symbol or name' }), 'tejas');
    await waitFor(() => expect(symbols()).toEqual(['TEJASMOT']));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(symbols()).toHaveLength(4));
    expect(screen.getByRole('textbox', { name: 'Symbol or name' })).toHaveProperty('value', '');
  });

  it('is filtered by how an order ended', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /NEELSOFT/ });
    await user.click(screen.getByRole('button', { name: /Status/ }));
    await user.click(await screen.findByRole('option', { name: 'Rejected' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ state: 'REJECTED' }));
    const rejected = pastOrders.filter(({ status }) => status === 'REJECTED');
    await waitFor(() => expect(symbols()).toEqual(rejected.map(({ instrument }) => instrument.symbol)));
    await user.click(screen.getByRole('button', { name: 'Remove the filter Rejected' }));
    await waitFor(() => expect(symbols()).toHaveLength(4));
  });

  it('is filtered by a tag: typed, or chosen on an order that has it [I5A-7-TAGS]', async () => {
    const tags = ['earnings', 'long term', 'third'];
    const orders = pastOrders.map((order, index) => (index === 0 ? { ...order, tags } : order));
    back = createOrderServer({ orders });
    server.use(...back.handlers);
    const { user } = open();
    const row = await screen.findByRole('row', { name: /ARAVBANK/ });
    expect(within(row).getByText('2 more tags')).toBeDefined();
    const link = within(row).getByRole('link', { name: 'Show orders with the tag earnings' });
    expect(link.getAttribute('href')).toBe('/portfolio/history?tag=earnings');
    await user.type(screen.getByRole('textbox', { name: 'Tag' }), 'earnings');
    await waitFor(() => expect(symbols()).toEqual(['ARAVBANK']));
    expect(lastAsked()).toMatchObject({ tag: 'earnings' });
    await user.click(screen.getByRole('button', { name: 'Remove the filter Tag “earnings”' }));
    await waitFor(() => expect(symbols()).toHaveLength(4));
  });

  it('makes a step of a filter, and none of what is being typed', async () => {
    const { user, onSearchChange } = open({});
    await screen.findByRole('row', { name: /NEELSOFT/ });
    await user.type(screen.getByRole('textbox', { name: 'Symbol or name' }), 'ne');
    await waitFor(() => expect(onSearchChange).toHaveBeenCalledWith({ query: 'ne' }, { isStep: false }));
    await user.click(screen.getByRole('button', { name: /Side/ }));
    await user.click(await screen.findByRole('option', { name: 'Buy' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ side: 'BUY' }, { isStep: true });
  });

  it('takes days of the client’s own choice', async () => {
    const { user, onSearchChange } = open({ from: '2026-11-18' });
    await user.type(await screen.findByRole('textbox', { name: 'Last day' }), '18/11/2026');
    expect(onSearchChange).toHaveBeenLastCalledWith({ to: '2026-11-18' }, { isStep: true });
  });

  it('reads page after page into one list, of which the rows in view are on the page', async () => {
    const orders = Array.from({ length: 100 }, (_, index) => ({
      ...orderFixtures.expired,
      id: `order-${index}`,
    }));
    back = createOrderServer({ orders, pageLimit: 40 });
    server.use(...back.handlers);
    open();
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(back.asked).toHaveLength(2));
    // More are to come than there are, and what is not near the view is not on the page.
    expect(grid.getAttribute('aria-rowcount')).toBe('-1');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60));
    expect(lastAsked()).toMatchObject({ cursor: '40' });
  });

  it('opens an order by a press on its row', async () => {
    const { user } = open();
    await user.click(within(await screen.findByRole('row', { name: /NEELSOFT/ })).getByText('60 / 160'));
    expect(drawers.getSnapshot()?.read((_type, payload) => payload)).toEqual({ id: 'cancelled-part' });
  });

  it('says that nothing has ended yet', async () => {
    server.use(...createOrderServer({ orders: [] }).handlers);
    open();
    expect(await screen.findByText('No past orders yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
  });

  it('fails with the button Retry', async () => {
    server.use(failing('*/trade/app/v1/orders', { status: 500, message: 'Out of order' }));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...back.handlers);
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /NEELSOFT/ })).toBeDefined();
  });

  it('gets what has just ended, where it belongs and fits [I5A-10-EVENTS]', async () => {
    const { stream } = open({ side: 'SELL' });
    await screen.findByRole('row', { name: /NEELSOFT/ });
    const reads = back.asked.length;
    act(() => stream.tell({ kind: 'order', order: back.happen('partial', { status: 'CANCELLED' }) }));
    act(() => stream.tell({ kind: 'order', order: back.happen('open', { status: 'CANCELLED' }) }));
    await waitFor(() => expect(symbols()).toEqual(['TEJASMOT', 'NEELSOFT']));
    expect(back.asked).toHaveLength(reads);
  });
});

describe('the export [I5A-7-CSV] [DEM-17-ORDERS] [I5A-7-TAGS]', () => {
  it('has all filtered rows below a line that says which they are, and a day in its name [I4B-D27]', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    // What a spreadsheet would run is text, and a note may have lines.
    const words = { note: '=HYPERLINK("x")\nsecond line', tags: ['+1', 'earnings'] };
    const orders = pastOrders.map((order) =>
      order.id === 'cancelled-part' ? { ...order, ...words } : order,
    );
    back = createOrderServer({ pageLimit: 1, orders });
    server.use(...back.handlers);
    const { user } = open({ query: 'a', from: '2026-04-01', to: '2027-03-31' });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));

    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(names).toEqual(['order-history-2026-11-19.csv']);
    expect(lines[0]).toBe(
      '\uFEFF"Order history; Tax year 2026–27; filters: “a”; 4 orders; created Thu, 19 Nov 2026, 14:32:07 IST"',
    );
    expect(lines[1]).toMatch(/^Date,"Time, IST",Side,Instrument,/);
    // Pages that nobody scrolled to are there too.
    expect(lines.slice(2, -1)).toHaveLength(pastOrders.length);
    expect(lines[4]).toBe(
      '2026-11-18,13:44:20,Sell,NSE:NEELSOFT,Neelam Softworks,SL-M,DAY,160,60,,3190,3164.5,189870,71.25,Cancelled,' +
        'Stop orders end with continuous trading: they do not take part in the closing auction.,"\'=HYPERLINK(""x"")\nsecond line","\'+1, earnings",1261119000004711,,,,',
    );
  });
});
