import { screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetHoldingsMockHandler,
  getGetStockDetailMockHandler,
  holdingFixtures,
} from '@wealth/api-sdk/testing';
import { SetAlertButton } from '@wealth/parts';
import { mockServer, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAlertServer } from '../../testing/alertServer.ts';
import { stockFixture } from '../../testing/stockFixtures.ts';

const server = mockServer(
  getGetStockDetailMockHandler(envelopeOf(stockFixture)),
  getGetHoldingsMockHandler(envelopeOf([])),
);
let back: ReturnType<typeof createAlertServer>;

beforeEach(() => {
  back = createAlertServer([]);
  server.use(...back.handlers);
});

async function open() {
  const page = renderPage(<SetAlertButton instrument={stockFixture} />, { hasHosts: true });
  await page.user.click(screen.getByRole('button', { name: 'Set alert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set alert' }));
  const value = await dialog.findByRole('textbox', { name: 'Price' });
  async function type(text: string) {
    await page.user.clear(value);
    await page.user.type(value, text);
  }
  return { ...page, dialog, value, type, submit: () => dialog.getByRole('button', { name: 'Set alert' }) };
}

describe('setting an alert [I4-8-SET]', () => {
  it('begins near the price on the grid, and says what it means', async () => {
    const { dialog, value, user, submit } = await open();
    expect(value).toHaveProperty('value', '1,024.90');
    expect(dialog.getByText(/When ARAVBANK trades at 1,024.90 or more. You are told once./)).toBeDefined();
    expect(dialog.getByText('2.00% away from the current value.')).toBeDefined();

    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back.alerts()).toMatchObject([
      {
        instrument: { symbol: 'ARAVBANK' },
        kind: 'price',
        direction: 'above',
        value: 1024.9,
        repeat: false,
        ends_at: null,
      },
    ]);
    expect(toasts.getSnapshot().toasts).toMatchObject([
      { title: 'Alert set on ARAVBANK', description: 'When ARAVBANK trades at 1,024.90 or more.' },
    ]);
  });

  it('offers the nearest price that the exchange can quote [I4-8-CHECK]', async () => {
    const { dialog, value, type, user, submit } = await open();
    await type('1010.12');
    await user.click(submit());
    expect(await dialog.findByText('This price is not a multiple of the tick size.')).toBeDefined();
    expect(back.alerts()).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Use 1,010.10' }));
    expect(value).toHaveProperty('value', '1,010.10');
    await user.click(submit());
    await waitFor(() => expect(back.alerts()).toMatchObject([{ value: 1010.1 }]));
  });

  it('has four kinds, each with a value of its own to begin with', async () => {
    const { dialog, user, submit } = await open();
    await user.click(dialog.getByRole('radio', { name: 'At or below' }));
    expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveProperty('value', '984.80');
    await user.click(dialog.getByRole('radio', { name: 'Change %' }));
    expect(dialog.getByRole('textbox', { name: 'Change of the day in %' })).toHaveProperty('value', '-1');
    await user.click(dialog.getByRole('radio', { name: '52 weeks' }));
    expect(dialog.getByText(/When ARAVBANK makes a new 52-week low/)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: 'Volume' }));
    expect(dialog.queryByRole('radio', { name: 'At or below' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Each time' }));
    await user.click(submit());

    await waitFor(() =>
      expect(back.alerts()).toMatchObject([
        { kind: 'volume', direction: 'above', value: 3_200_000, repeat: true },
      ]),
    );
  });

  it('waits for the gain of what is held, and offers it for nothing else [DEM-13-GAIN]', async () => {
    const [holding] = holdingFixtures;
    const held = { ...holding, isin: stockFixture.isin, average_price: 800 };
    const first = await open();
    expect(first.dialog.queryByRole('radio', { name: 'My gain %' })).toBeNull();
    first.unmount();
    // Shares of a bonus alone have cost nothing: they have no gain in percent.
    server.use(getGetHoldingsMockHandler(envelopeOf([{ ...held, average_price: 0 }])));
    const given = await open();
    await waitFor(() => expect(given.queryClient.isFetching()).toBe(0));
    expect(given.dialog.queryByRole('radio', { name: 'My gain %' })).toBeNull();
    given.unmount();

    server.use(getGetHoldingsMockHandler(envelopeOf([held])));
    const { dialog, user, submit } = await open();
    await user.click(await dialog.findByRole('radio', { name: 'My gain %' }));
    // A price of 1,004.85 is 25.61 % above 800.
    expect(dialog.getByRole('textbox', { name: 'Gain of my holding in %' })).toHaveProperty('value', '31');
    expect(
      dialog.getByText(/When your holding of ARAVBANK is \+31.00% or more against what it has cost/),
    ).toBeDefined();
    expect(dialog.getByText('5.39% points away from the current gain.')).toBeDefined();
    await user.click(submit());

    await waitFor(() =>
      expect(back.alerts()).toMatchObject([{ kind: 'gain_percent', direction: 'above', value: 31 }]),
    );
  });

  it('says before it is sent that the price is there already', async () => {
    const { dialog, type } = await open();
    await type('900');
    expect(dialog.getByText('This is already true: you are told at the next price.')).toBeDefined();
  });

  it('takes a last day, and none that is over', async () => {
    const { dialog, user, submit } = await open();
    const day = dialog.getByRole('textbox', { name: 'Last day (optional)' });
    await user.type(day, '18/11/2026');
    await user.click(submit());
    expect(await dialog.findByText('This day is over.')).toBeDefined();
    await user.clear(day);
    await user.type(day, '30/11/2026');
    await user.click(submit());

    await waitFor(() => expect(back.alerts()).toMatchObject([{ ends_at: '2026-11-30T23:59:59+05:30' }]));
  });

  it('keeps what was typed when it fails, and sends the same key again [I4-8-ONCE]', async () => {
    server.use(
      http.post(
        '*/client/app/v1/alerts',
        ({ request }) => {
          back.keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.json({ data: null, message: 'Out of order' }, { status: 500 });
        },
        { once: true },
      ),
    );
    const { value, type, user, submit } = await open();
    await type('1100');
    await user.click(submit());
    await waitFor(() => expect(toasts.getSnapshot().toasts).toHaveLength(1));
    expect(value).toHaveProperty('value', '1,100.00');
    await user.click(submit());

    await waitFor(() => expect(back.alerts()).toMatchObject([{ value: 1100 }]));
    expect(back.keys).toHaveLength(2);
    expect(back.keys[0]).toBe(back.keys[1]);
    expect(back.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('puts what the server finds on its field', async () => {
    server.use(
      failing('*/client/app/v1/alerts', {
        status: 400,
        message: 'Check the form',
        errors: [{ field: 'value', code: 'invalid', message: 'Value is not valid' }],
      }),
    );
    const { dialog, user, submit } = await open();
    await user.click(submit());
    expect(await dialog.findByText('Value is not valid')).toBeDefined();
  });

  it('says that the share could not be loaded, and tries again', async () => {
    server.use(failing('*/stock/api/v1/stock_detail', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<SetAlertButton instrument={stockFixture} />, { hasHosts: true });
    await user.click(screen.getByRole('button', { name: 'Set alert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set alert' }));
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    server.use(getGetStockDetailMockHandler(envelopeOf(stockFixture)));
    await user.click(retry);
    expect(await dialog.findByRole('textbox', { name: 'Price' })).toBeDefined();
  });
});
