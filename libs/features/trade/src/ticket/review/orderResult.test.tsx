import { screen, within } from '@testing-library/react';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, describe, expect, it } from 'vitest';
import { ticketTests } from '../../testing/openTicket.tsx';

const { open } = ticketTests();
afterEach(() => void drawers.close());

const tradesOf = (count: number, priceCount: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `trade-${index}`,
    exchange_trade_id: '40712300',
    price: 1000 + (index % priceCount) / 10,
    quantity: 1 + (index % priceCount),
    time: new Date(Date.parse('2026-11-19T14:32:09+05:30') + index * 1000).toISOString(),
  }));

const filled: Partial<OrderDetail> = {
  status: 'COMPLETE',
  filled_quantity: 40,
  average_price: 1004.5,
  blocked: 0,
  ends_at: null,
  charges_total: 47.41,
  trades: [
    {
      id: 'only',
      exchange_trade_id: '40712300',
      price: 1004.5,
      quantity: 40,
      time: '2026-11-19T14:32:09+05:30',
    },
  ],
};

async function place(placed: Partial<OrderDetail>, title: string) {
  const page = open({ state: { placed } });
  await page.review();
  await page.place();
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...page, dialog };
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the result of an order', () => {
  it('compares estimated, actual and difference in columns [I4B-E22]', async () => {
    const { dialog } = await place(filled, 'Bought 40 ARAVBANK');
    const table = dialog.getByRole('table', { name: 'Estimated and actual' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Line', 'Estimated', 'Actual', 'Difference']);
    expect(rowsOf(table)[0]).toEqual(['Value', '₹40,196.00', '₹40,180.00', '−₹16.00']);
    expect(rowsOf(table)[2]?.slice(0, 3)).toEqual(['You pay', '₹40,243.50', '₹40,227.41']);
  });

  it('in many trades lists them by price, and the newest five [I4B-D24]', async () => {
    const { dialog } = await place({ ...filled, trades: tradesOf(535, 12) }, 'Bought 40 ARAVBANK');
    const byPrice = rowsOf(dialog.getByRole('table', { name: 'By price' }));
    expect(byPrice).toHaveLength(8);
    expect(byPrice[0]).toEqual(['1,001.10', '528', '44 trades']);
    expect(dialog.getByText('And 4 more prices.')).toBeDefined();
    const newest = rowsOf(dialog.getByRole('table', { name: 'Latest trades' }));
    expect(newest.map(([time]) => time)).toEqual(
      ['14:41:03', '14:41:02', '14:41:01', '14:41:00', '14:40:59'].map((time) => `${time} IST`),
    );
    expect(dialog.getByText('All 535 trades are in the detail of the order.')).toBeDefined();
  });

  it('announces where it stands, and no number of it [I4B-D22]', async () => {
    const { dialog } = await place({}, 'Placed, waiting for its price');
    expect(dialog.getByRole('status').textContent).toBe('Placed, waiting for its price');
    for (const live of document.querySelectorAll(
      '[aria-live]:not([aria-live=off]), [role=status], [role=alert]',
    )) {
      expect(live.textContent).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    }
  });

  it('keeps the ticket behind it from warning of the order that it has placed [I4B-D22]', async () => {
    const { exchange, refetch } = await place({}, 'Placed, waiting for its price');
    const asked = exchange.drafts.length;
    // Everything that may be asked is asked again, as the ticket does every ten seconds.
    await refetch();
    expect(exchange.drafts).toHaveLength(asked);
    expect(screen.queryByText(/the same order less than 30 seconds ago/)).toBeNull();
  }, 15_000);

  it('of a purchase offers a GTT that sells it, with both legs filled in [I4B-C2]', async () => {
    const { dialog, user, session } = await place(filled, 'Bought 40 ARAVBANK');
    await user.click(dialog.getByRole('button', { name: 'Protect with a GTT' }));
    expect(session.drafts.read('ticket')).toEqual({
      instrument: 'NSE:ARAVBANK',
      side: 'SELL',
      type: 'LIMIT',
      validity: 'GTT',
      quantity: 40,
      trigger: 110_530,
      price: 109_420,
      follows: false,
      stop: { trigger: 95_450, price: 94_490 },
      following: 0,
      keeps: null,
    });
    expect(drawers.getSnapshot()?.read((type, payload) => [type, payload])).toEqual([
      'ticket',
      { instrument: { market: 'NSE', symbol: 'ARAVBANK' }, side: 'SELL' },
    ]);
  });

  it('of nothing that was bought offers no GTT [I4B-C2]', async () => {
    const { dialog } = await place({}, 'Placed, waiting for its price');
    expect(dialog.queryByRole('button', { name: 'Protect with a GTT' })).toBeNull();
  }, 15_000);
});

describe('the words of a ticket [I4B-D21]', () => {
  it('confirm nothing of an order that would be refused', async () => {
    const errors = [
      {
        code: 'sunspots',
        field: 'order',
        message: 'Too many sunspots.',
        severity: 'error' as const,
        nearest: null,
      },
    ];
    const { type } = open({ state: { errors } });
    await type('40');
    expect(await screen.findByText('Too many sunspots.')).toBeDefined();
    expect(screen.queryByText(/Checked|onfirmed/)).toBeNull();
  });

  it('say of a sale that its shares are free when it ends, not its money', async () => {
    const { type } = open({ side: 'SELL' });
    await type('40');
    expect(await screen.findByText('The remaining part expires, blocked shares are released')).toBeDefined();
    expect(screen.queryByText(/blocked money/)).toBeNull();
  });
});
