import { act, screen, waitFor, within } from '@testing-library/react';
import { failing, gttFixtures, orderFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { quoteOf } from '../../testing/marketOfOrders.ts';
import { createOrderServer, type OrderServerOptions } from '../../testing/createOrderServer.ts';
import { AwaitingPage } from './AwaitingPage.tsx';

const server = mockServer();
let back: ReturnType<typeof createOrderServer>;

function serve(options: OrderServerOptions = {}) {
  back = createOrderServer(options);
  server.use(...back.handlers);
}

beforeEach(() => serve());
const desktopWidth = window.innerWidth;
afterEach(() => {
  window.innerWidth = desktopWidth;
  drawers.close();
  toasts.clear();
});

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.match(/^[A-Z]+/)?.[0]);
const cells = async (name: RegExp) =>
  within(await rowOf(name))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

async function open() {
  const page = renderPage(<AwaitingPage />, { hasHosts: true });
  await screen.findByText('1.04% below');
  return page;
}

describe('the orders that wait [S1-AWAITING] [I5A-7-AWAITING]', () => {
  it('stand with what is filled, how far their price is, what they block and when they end', async () => {
    await open();
    expect(names()).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']);
    expect((await cells(/INDRAOIL/)).slice(0, 8)).toEqual([
      '14:21:40',
      'Buy',
      'LimitDay · Delivery',
      '0 / 40',
      '1,526.501.04% below',
      expect.stringMatching(/^1,542\.60/),
      '₹61,131.46',
      expect.stringMatching(/^OpenEnds 15:30 IST · 57 min 53 s$/),
    ]);
    const sale = await cells(/TEJASMOT/);
    expect([sale[3], sale[6], sale[7]]).toEqual([
      '140 / 300',
      '160 shares',
      expect.stringMatching(/^Partly filled/),
    ]);
    expect(
      screen.getByRole('progressbar', { name: 'Filled of TEJASMOT' }).getAttribute('aria-valuenow'),
    ).toBe('140');
  });

  it('say of a stop order that it ends with continuous trading, and in how long', async () => {
    await open();
    expect(screen.getByText(/^At 15:15 IST your stop order on ARAVBANK ends\./)).toBeDefined();
    expect(screen.getAllByRole('timer', { name: '42 minutes left' })).toHaveLength(1);
    // That of another day has no countdown.
    expect((await cells(/NEELSOFT/))[7]).toMatch(/Ends Fri, 20 Nov 2026$/);
  });

  it('follow the price with their distance', async () => {
    const { stream } = await open();
    act(() => stream.show([quoteOf('INDRAOIL', { last_price: 1526.5 })]));
    await waitFor(async () => expect((await cells(/INDRAOIL/))[4]).toBe('1,526.50at the last price'));
    act(() => stream.show([quoteOf('INDRAOIL', { last_price: 1500 })]));
    await waitFor(async () => expect((await cells(/INDRAOIL/))[4]).toBe('1,526.501.77% above'));
  });

  it('open by a press anywhere on their row, and by Enter on one of its cells', async () => {
    const { user } = await open();
    await user.click(within(await rowOf(/INDRAOIL/)).getByText('₹61,131.46'));
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'order',
      payload: { id: 'open' },
    });
    act(() => void drawers.close());
    within(await rowOf(/TEJASMOT/))
      .getByText('160 shares')
      .closest<HTMLElement>('[role=gridcell]')
      ?.focus();
    await user.keyboard('{Enter}');
    expect(drawers.getSnapshot()?.read((_type, payload) => payload)).toEqual({ id: 'partial' });
  });

  it('are chosen by side', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Sell 2' }));
    expect(names()).toEqual(['TEJASMOT', 'ARAVBANK']);
  });

  it('are cards on a phone, the one that ends first at the top', async () => {
    window.innerWidth = 390;
    renderPage(<AwaitingPage />);
    const list = within(await screen.findByRole('list', { name: 'Open orders' }));
    const [first] = list.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Stop orders do not take part in the closing auction\..*42 min 53 s/);
    expect(list.getAllByRole('button', { name: /^Modify the order on/ })).toHaveLength(5);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('hide what tells a fortune', async () => {
    const { preferences } = await open();
    act(() => preferences.set('showAssets', false));
    const row = await rowOf(/INDRAOIL/);
    expect(row.textContent).not.toMatch(/₹6|0 \/ 40/);
    expect(row.textContent).toContain('1,526.50');
  });

  it('are said to be none, with the way to the market', async () => {
    serve({ orders: [] });
    renderPage(<AwaitingPage />);
    expect(await screen.findByText('No open orders')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explore the market' }).getAttribute('href')).toBe('/market');
  });

  it('are not said to be none where they could not be loaded', async () => {
    server.use(failing('*/trade/app/v1/orders', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<AwaitingPage />);
    await screen.findByText('Your open orders could not be loaded.');
    server.use(...back.handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf(/INDRAOIL/);
  });
});

describe('a GTT among them [I5A-8-GTT] [I5A-7-AWAITING]', () => {
  const { healthy, unhealthy } = gttFixtures;

  it('stands with its triggers, its limits and how far the last price has to go, and blocks nothing', async () => {
    serve({ orders: [healthy, unhealthy] });
    renderPage(<AwaitingPage />);
    await rowOf(/NEELSOFT/);
    await waitFor(async () => expect((await cells(/NEELSOFT/))[4]).toBe('3,000.005.20% below'));
    const buy = await cells(/NEELSOFT/);
    expect([buy[2], buy[6], buy[7]]).toEqual([
      'GTTLimit 3,010.00',
      'Nothing yet',
      'Trigger pendingWould pass today’s checks',
    ]);
    const sale = await cells(/TEJASMOT/);
    expect(sale[2]).toBe('GTTLimit 399.50 / 338.00');
    expect(sale[4]).toBe('400.00 / 340.00+9.83% / −6.64%');
    expect(sale[6]).toBe('Nothing yet');
  });

  it('says what would refuse it today, with the figures of the ticket', async () => {
    serve({ orders: [unhealthy] });
    renderPage(<AwaitingPage />);
    expect(await screen.findAllByText('Would fail today: Only 160 TEJASMOT can be sold now')).toHaveLength(2);
  });

  it('says it in the server’s words where the code is none of ours', async () => {
    const health = [
      { field: 'order', code: 'account_check', message: 'Your account is being checked.', nearest: null },
    ];
    serve({ orders: [{ ...unhealthy, health }] });
    renderPage(<AwaitingPage />);
    expect(await screen.findAllByText('Would fail today: Your account is being checked.')).toHaveLength(2);
  });

  it('is modified with both of its legs, by the checks of the ticket [I5A-7-MODIFY]', async () => {
    serve({ orders: [unhealthy] });
    const { user } = renderPage(<AwaitingPage />, { hasHosts: true });
    await user.click(await screen.findByRole('button', { name: 'Modify the order on TEJASMOT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
    const stop = await dialog.findByRole('textbox', { name: 'Stop trigger price' });
    await user.clear(stop);
    await user.type(stop, '370');
    expect(await dialog.findByText('The stop waits below the last price of 364.20.')).toBeDefined();
    await user.clear(stop);
    await user.type(stop, '345');
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '160');
    await user.click(dialog.getByRole('button', { name: 'Modify order' }));
    await waitFor(() =>
      expect(back.changes).toMatchObject([
        { change: { quantity: 160, stop: { trigger_price: 345, price: 338 } } },
      ]),
    );
  }, 15_000);

  it('is made of a stop order by a press: the ticket opens with its trigger', async () => {
    const { user, session } = await open();
    await user.click(screen.getByRole('button', { name: 'Keep as GTT: the order on ARAVBANK' }));
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'ticket',
      payload: { instrument: { market: 'NSE', symbol: 'ARAVBANK' }, side: 'SELL' },
    });
    expect(session.drafts.read('ticket')).toMatchObject({
      validity: 'GTT',
      type: 'LIMIT',
      quantity: 40,
      price: 97_500,
      trigger: 97_800,
      keeps: 'trigger-pending',
    });
    expect(back.orders().find(({ id }) => id === 'trigger-pending')?.status).toBe('TRIGGER_PENDING');
  });
});

describe('what happens to them [I5A-10-EVENTS]', () => {
  it('is shown at once, without reading the list again', async () => {
    const { stream } = await open();
    const reads = back.asked.length;
    const order = back.happen('open', { status: 'PARTIAL', filled_quantity: 25, average_price: 1526.4 });
    act(() => stream.tell({ kind: 'order', order }));
    await waitFor(async () => expect((await cells(/INDRAOIL/))[3]).toBe('25 / 40'));

    const done = back.happen('open', { status: 'COMPLETE', filled_quantity: 40, ends_at: null });
    act(() => stream.tell({ kind: 'order', order: done }));
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']));

    const placed_at = '2026-11-19T14:00:00+05:30';
    const added = back.add({ ...orderFixtures.open, id: 'new', placed_at });
    act(() => stream.tell({ kind: 'order', order: added }));
    await waitFor(() =>
      expect(names()).toEqual(['ARAVBANK', 'INDRAOIL', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']),
    );
    expect(back.asked).toHaveLength(reads);
  });

  it('while nobody could be told is read when the stream is back', async () => {
    const { stream } = await open();
    act(() => stream.setStatus('waiting'));
    back.happen('open', { status: 'CANCELLED' });
    act(() => stream.setStatus('live'));
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']));
  });
});

describe('an order that is cancelled [I5A-7-CANCEL]', () => {
  async function cancel(symbol: string) {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: `Cancel the order on ${symbol}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    return { ...page, dialog };
  }

  it('leaves the list when the server has answered, and not before', async () => {
    const { user, dialog } = await cancel('TEJASMOT');
    expect(dialog.textContent).toContain('the 160 not yet traded will be cancelled');
    expect(back.orders().find(({ id }) => id === 'partial')?.status).toBe('PARTIAL');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));

    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'INDRAOIL', 'ARAVBANK', 'NEELSOFT']));
    expect(back.orders().find(({ id }) => id === 'partial')?.status).toBe('CANCELLED');
  });

  it('stays where the client thinks better of it', async () => {
    const { user, dialog } = await cancel('INDRAOIL');
    await user.click(within(dialog).getByRole('button', { name: 'Keep order' }));
    expect(back.orders().find(({ id }) => id === 'open')?.status).toBe('OPEN');
    expect(names()).toHaveLength(5);
  });

  it('and was filled meanwhile says so and what it is now [I5A-BAD-ENDED]', async () => {
    const { user, dialog } = await cancel('INDRAOIL');
    back.happen('open', { status: 'COMPLETE', filled_quantity: 40, average_price: 1526.4 });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('Too late: Buy 40 INDRAOIL has ended')).toBeDefined();
    expect(screen.getByText('It is executed. 40 of 40 filled at 1,526.40 on average.')).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']));
  });

  it('goes with all others in one step, which says how many they are', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('All 5 orders that wait are cancelled');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 5 orders' }));

    expect(await screen.findByText('5 orders were cancelled.')).toBeDefined();
    expect(await screen.findByText('No open orders')).toBeDefined();
  });
});
