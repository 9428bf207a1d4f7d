import { act, screen, waitFor, within } from '@testing-library/react';
import { gttFixtures, orderFixtures } from '@wealth/api-sdk/testing';
import { registerPinDialog } from '@wealth/session';
import { mockServer, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AwaitingPage } from '../awaiting/AwaitingPage.tsx';
import { createOrderServer, type OrderServerOptions } from '../../testing/createOrderServer.ts';
import { useModifyOrder } from './useModifyOrder.tsx';

const server = mockServer();
let back: ReturnType<typeof createOrderServer>;

function serve(options: OrderServerOptions = {}) {
  back = createOrderServer(options);
  server.use(...back.handlers);
}

beforeEach(() => serve());
afterEach(() => toasts.clear());

const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

async function openDialog(page: ReturnType<typeof renderPage>, symbol: string) {
  const [button] = await screen.findAllByRole('button', { name: `Modify the order on ${symbol}` });
  if (!button) throw new RangeError(`no order on ${symbol}`);
  await page.user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
  const field = async (name: string) => dialog.findByRole<HTMLInputElement>('textbox', { name });
  async function type(name: string, text: string) {
    await page.user.clear(await field(name));
    await page.user.type(await field(name), text);
  }
  const send = () => page.user.click(dialog.getByRole('button', { name: 'Modify order' }));
  return { ...page, dialog, type, field, send };
}

const modify = async (symbol: string) => openDialog(renderPage(<AwaitingPage />, { hasHosts: true }), symbol);

/** As the line of an order on a chart does. */
function MovedLine() {
  const openChange = useModifyOrder();
  return (
    <button type="button" onClick={() => openChange(orderFixtures.open, { price: 1530.5 })}>
      Move
    </button>
  );
}

it('begins with the price that its line was moved to, and sends nothing by that [I4B-A22]', async () => {
  const { user } = renderPage(<MovedLine />, { hasHosts: true });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Modify order' }));
  const price = await dialog.findByRole('textbox', { name: 'Price' });
  await waitFor(() => expect(document.activeElement).toBe(price));
  expect(price).toHaveProperty('value', expect.stringMatching(/^1,?530[.]50?$/));
  expect(back.changes).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Modify order' }));
  await waitFor(() => expect(back.changes).toMatchObject([{ id: 'open', change: { price: 1530.5 } }]));
});

describe('an order that is modified [I5A-7-MODIFY]', () => {
  it('reads its price with both paise, as everywhere else [I4B-D29]', async () => {
    const { field, type, user } = await modify('INDRAOIL');
    expect(await field('Price')).toHaveProperty('value', expect.stringMatching(/^1,5\d\d\.\d\d$/));
    await type('Price', '1530');
    await user.tab();

    expect(await field('Price')).toHaveProperty('value', '1,530.00');
  });

  it('says what happens to its place in the queue, and shows what the server answers', async () => {
    const { dialog, type, send } = await modify('INDRAOIL');
    await type('Quantity', '30');
    expect(await dialog.findByText('The order keeps its place in the queue.')).toBeDefined();
    await type('Price', '1530');
    expect(await dialog.findByText(/^The order loses its place in the queue/)).toBeDefined();
    await send();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back.changes).toMatchObject([{ id: 'open', change: { quantity: 30, price: 1530 } }]);
    expect(back.changes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(async () =>
      expect((await cells(/INDRAOIL/)).slice(3, 5)).toEqual(['0 / 30', expect.stringMatching(/^1,530\.00/)]),
    );
  });

  it('stays on the tick grid and above what is filled, with the nearest value beside it', async () => {
    const { dialog, user, type, field, send } = await modify('TEJASMOT');
    await type('Price', '364.44');
    await type('Quantity', '120');
    await user.click(await dialog.findByRole('button', { name: '364.50' }));
    await user.click(await dialog.findByRole('button', { name: '141 shares' }));
    expect(await field('Quantity')).toHaveProperty('value', '141');
    await send();
    await waitFor(() => expect(back.changes).toMatchObject([{ change: { quantity: 141 } }]));
  });

  it('asks for the PIN where the server wants it, and goes with the same key', async () => {
    serve({ wantsPin: true });
    const ask = vi.fn(async () => {
      back.confirmPin();
      return true;
    });
    const unregister = registerPinDialog(ask);
    const { type, send } = await modify('INDRAOIL');
    await type('Quantity', '50');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unregister();

    expect(ask).toHaveBeenCalledWith('Modify the order Buy 40 INDRAOIL');
    expect(back.changes).toHaveLength(2);
    expect(back.changes[0]?.key).toBe(back.changes[1]?.key);
  });

  it('keeps what was typed where the PIN is not given', async () => {
    serve({ wantsPin: true });
    const unregister = registerPinDialog(async () => false);
    const { type, field, send } = await modify('INDRAOIL');
    await type('Quantity', '50');
    await send();
    await waitFor(() => expect(back.changes).toHaveLength(1));
    unregister();
    expect(await field('Quantity')).toHaveProperty('value', '50');
  });

  it('and was filled meanwhile says so and what it is now [I5A-BAD-ENDED]', async () => {
    const { dialog, type, send } = await modify('INDRAOIL');
    await type('Quantity', '30');
    back.happen('open', { status: 'COMPLETE', filled_quantity: 40, average_price: 1526.4 });
    await send();
    expect(await dialog.findByText('It was too late to modify.')).toBeDefined();
    expect(dialog.getByText(/It is executed\. 40 of 40 filled at 1,526\.40 on average\./)).toBeDefined();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('follows its fills while the dialog is open', async () => {
    const { dialog, stream, type } = await modify('INDRAOIL');
    await type('Quantity', '30');
    const order = back.happen('open', { status: 'PARTIAL', filled_quantity: 30, average_price: 1526.4 });
    act(() => stream.tell({ kind: 'order', order }));
    expect(await dialog.findByText('Of the whole order: 30 are filled and stay.')).toBeDefined();
    expect(await dialog.findByRole('button', { name: '31 shares' })).toBeDefined();
  });
});

describe('an order that somebody else changes meanwhile [I4B-A4]', () => {
  const elsewhere = 'Changed elsewhere while this was open';

  it('goes with what was touched alone, and shows what has changed', async () => {
    const { dialog, stream, type, field, send } = await modify('INDRAOIL');
    await type('Quantity', '35');
    const order = back.happen('open', { price: 1520, version: 2 });
    act(() => stream.tell({ kind: 'order', order }));

    expect(await dialog.findByText(elsewhere)).toBeDefined();
    expect(dialog.getByText('Price: 1,526.50, now 1,520.00')).toBeDefined();
    const shown = [await field('Quantity'), await field('Price')].map(({ value }) => value);
    expect(shown.map((text) => Number(text.replaceAll(',', '')))).toEqual([35, 1520]);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back.changes.map(({ change }) => change)).toEqual([{ quantity: 35, version: 2 }]);
  });

  it('is read again where the server knows better, and sent once somebody has looked', async () => {
    const { dialog, type, field, send } = await modify('INDRAOIL');
    await type('Quantity', '35');
    // No event has told of it.
    back.happen('open', { price: 1520, version: 2 });
    await send();

    expect(await dialog.findByText(elsewhere)).toBeDefined();
    expect(back.changes.map(({ change }) => change)).toEqual([{ quantity: 35, version: 1 }]);
    expect(back.orders().find(({ id }) => id === 'open')).toMatchObject({ quantity: 40, price: 1520 });
    expect((await field('Quantity')).value).toBe('35');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back.changes.at(-1)?.change).toEqual({ quantity: 35, version: 2 });
  });

  it('keeps what was typed into the same field, and says what stands there now', async () => {
    const { dialog, stream, type, field, send } = await modify('INDRAOIL');
    await type('Price', '1530');
    const order = back.happen('open', { price: 1520, version: 2 });
    act(() => stream.tell({ kind: 'order', order }));
    expect(await dialog.findByText('Price: 1,526.50, now 1,520.00')).toBeDefined();
    expect((await field('Price')).value).toContain('530');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back.changes.map(({ change }) => change)).toEqual([{ price: 1530, version: 2 }]);
  });
});

describe('the second leg of a GTT that sells [I5A-7-MODIFY] [I5A-2-GTT]', () => {
  const oneLeg = { ...gttFixtures.unhealthy, quantity: 160, stop: null };
  const name = 'Second trigger, a stop';

  it('is added to one that has none, and taken away again', async () => {
    serve({ orders: [oneLeg] });
    const page = renderPage(<AwaitingPage />, { hasHosts: true });
    const first = await openDialog(page, 'TEJASMOT');
    await page.user.click(await first.dialog.findByRole('switch', { name }));
    await first.send();
    expect(first.dialog.getByText('Enter a stop trigger price')).toBeDefined();
    await first.type('Stop trigger price', '345');
    await first.type('Stop price', '338');
    await first.send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openDialog(page, 'TEJASMOT');
    expect(await again.field('Stop price')).toHaveProperty('value', '338.00');
    await page.user.click(again.dialog.getByRole('switch', { name }));
    expect(again.dialog.queryByRole('textbox', { name: 'Stop price' })).toBeNull();
    await again.send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(back.changes.map(({ change }) => change)).toEqual([
      { stop: { trigger_price: 345, price: 338 }, version: 1 },
      { stop: null, version: 2 },
    ]);
  }, 15_000);

  it('is nothing that a purchase has, nor a change when it is put back as it was', async () => {
    serve({ orders: [gttFixtures.healthy, gttFixtures.unhealthy] });
    const page = renderPage(<AwaitingPage />, { hasHosts: true });
    const purchase = await openDialog(page, 'NEELSOFT');
    await purchase.field('Trigger price');
    expect(purchase.dialog.queryByRole('switch')).toBeNull();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const sale = await openDialog(page, 'TEJASMOT');
    const button = sale.dialog.getByRole('button', { name: 'Modify order' });
    await page.user.click(await sale.dialog.findByRole('switch', { name }));
    expect(button.hasAttribute('disabled')).toBe(false);
    await page.user.click(sale.dialog.getByRole('switch', { name }));
    expect(button.hasAttribute('disabled')).toBe(true);
  });
});
