import { act, screen, waitFor, within } from '@testing-library/react';
import { gttFixtures, orderFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('some orders that are chosen [I4B-C3]', () => {
  const box = (symbol: string) => screen.getAllByRole('checkbox', { name: `Choose the order on ${symbol}` });

  it('are cancelled together after one question, and the others wait on', async () => {
    const { user, stream } = await open();
    const [first] = box('INDRAOIL');
    first?.focus();
    await user.keyboard(' ');
    await user.click(box('TEJASMOT')[0] ?? document.body);
    expect(screen.getByText('2 chosen')).toBeDefined();
    expect(drawers.getSnapshot()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel 2 orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the chosen orders?' });
    expect(dialog.textContent).toContain('The 2 chosen orders are cancelled. What is filled by then stays.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 2 orders' }));

    expect(await screen.findByText('2 orders were cancelled.')).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'ARAVBANK', 'NEELSOFT']));
    act(() => stream.tell({ kind: 'order', order: back.happen('open', {}) }));
    expect(screen.queryByText(/INDRAOIL: cancelled/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel all' })).toBeDefined();
  });

  it('are all or none by a press, and only those that are listed', async () => {
    const { user } = await open();
    await user.click(box('INDRAOIL')[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Choose all' }));
    expect(screen.getByText('5 chosen')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Sell 2' }));
    expect(screen.getByText('2 chosen')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByText(/chosen/)).toBeNull();
  });

  it('and have ended meanwhile are said to be too late', async () => {
    const { user } = await open();
    await user.click(box('INDRAOIL')[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Cancel 1 order' }));
    back.happen('open', { status: 'COMPLETE', filled_quantity: 40, average_price: 1526.4 });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 1 order' }));
    expect(await screen.findByText('One order had ended before it could be cancelled.')).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']));
  });

  it('say that GTTs end as well, as Cancel all does [I4B-A22]', async () => {
    serve({ orders: [gttFixtures.healthy, gttFixtures.unhealthy, orderFixtures.open] });
    const { user } = renderPage(<AwaitingPage />, { hasHosts: true });
    await rowOf(/INDRAOIL/);
    await user.click(screen.getByRole('button', { name: 'Cancel all' }));
    const all = await screen.findByRole('dialog', { name: 'Cancel all orders?' });
    expect(all.textContent).toContain('2 of them are GTTs, which end as well.');
    await user.click(within(all).getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(box('NEELSOFT')[0] ?? document.body);
    await user.click(box('INDRAOIL')[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Cancel 2 orders' }));
    const some = await screen.findByRole('dialog', { name: 'Cancel the chosen orders?' });
    expect(some.textContent).toContain('One of them is a GTT, which ends as well.');
  });

  it('can be chosen on a phone', async () => {
    window.innerWidth = 390;
    const { user } = renderPage(<AwaitingPage />, { hasHosts: true });
    await screen.findByRole('list', { name: 'Open orders' });
    await user.click(box('INDRAOIL')[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'Cancel 1 order' })).toBeDefined();
  });
});

describe('the focus after an order was cancelled [I4B-D22]', () => {
  const cancelButton = (symbol: string) =>
    screen.findByRole('button', { name: `Cancel the order on ${symbol}` });

  it('goes to the order that takes its place', async () => {
    const { user } = await open();
    await user.click(await cancelButton('INDRAOIL'));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(names()).toEqual(['ARAVBANK', 'TEJASMOT', 'ARAVBANK', 'NEELSOFT']));
    await waitFor(async () => expect(document.activeElement).toBe(await cancelButton('TEJASMOT')));
  });

  it('goes to what is left where no order waits any more', async () => {
    serve({ orders: [orderFixtures.open] });
    const { user } = renderPage(<AwaitingPage />, { hasHosts: true });
    await user.click(await cancelButton('INDRAOIL'));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const market = await screen.findByRole('link', { name: 'Explore the market' });
    await waitFor(() => expect(document.activeElement).toBe(market));
  });
});

describe('what an order that waits says of itself [I4B-D20]', () => {
  const tonight = { ...orderFixtures.open, ends_at: '2026-11-20T00:00:00+05:30' };

  it('ends tonight where midnight ends it', async () => {
    serve({ orders: [tonight] });
    renderPage(<AwaitingPage />);
    expect((await cells(/INDRAOIL/))[7]).toMatch(/Ends 24:00 IST · 9 h 27 min/);
  });

  it('ends on the day that midnight ends', async () => {
    serve({ orders: [{ ...tonight, ends_at: '2026-11-21T00:00:00+05:30' }] });
    renderPage(<AwaitingPage />);
    expect((await cells(/INDRAOIL/))[7]).toMatch(/Ends Fri, 20 Nov 2026$/);
  });

  it('has the limit of an SL beside its trigger', async () => {
    await open();
    const stops = screen.getAllByRole('row', { name: /ARAVBANK/ }).map(({ textContent }) => textContent);
    expect(stops).toContainEqual(expect.stringContaining('SLLimit 975.00'));
  });

  it('has what is filled of how many on a phone, also where that is nothing', async () => {
    window.innerWidth = 390;
    renderPage(<AwaitingPage />);
    await screen.findByRole('list', { name: 'Open orders' });
    expect(screen.getAllByText('0 / 40')).not.toHaveLength(0);
  });
});

describe('the file of the orders that wait [I4B-A25]', () => {
  it('has them as they are listed, with their day in its name', async () => {
    const saved: Blob[] = [];
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Buy 3' }));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toEqual(['awaiting-orders-2026-11-19.csv']));
    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Awaiting orders; 3 orders; created Thu, 19 Nov 2026, 14:32:07 IST"');
    expect(lines[1]).toMatch(/^Date,"Time, IST",Side,Instrument,Name,/);
    expect(lines.find((line) => line.includes('NSE:INDRAOIL'))).toBe(
      '2026-11-19,14:21:40,Buy,NSE:INDRAOIL,Indradhanush Oil,Limit,DAY,40,0,1526.5,,,,,61131.46,Open,2026-11-19 15:30,,,open',
    );
    vi.restoreAllMocks();
  });
});
