import { act, screen } from '@testing-library/react';
import type { Lots, Order } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetLotsMockHandler,
  getGetOrdersMockHandler,
  orderFixtures,
} from '@wealth/api-sdk/testing';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { firstView } from '../../model/chartView.ts';
import { candleAt, stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { StockDetailView } from '../detail/StockDetailView.tsx';
import { useTradeSigns } from './useTradeSigns.ts';

// Two candles: the table shows both.
const server = mockServer(...stockHandlers([candleAt(0), candleAt(1)]));
const { complete, triggerPending } = orderFixtures;
const sold: Order = { ...complete, id: 'sold', side: 'SELL', filled_quantity: 25, average_price: 1006.1 };

const lots: Lots = {
  open: [
    {
      id: '1',
      isin: stockFixture.isin,
      origin: 'trade',
      action_id: null,
      bonus_record_date: null,
      in_transit: false,
      bought_at: '2025-06-02T10:15:00+05:30',
      bought_on: '2025-06-02',
      settles_at: '2025-06-03T08:00:00+05:30',
      quantity: 40,
      cost: 36_000,
      charges: 7.2,
      transaction_tax: 36,
      added_cost: 0,
      market_value_2018: null,
      order_id: null,
    },
  ],
  sold: [],
  year_gains: [],
  brought_losses: [],
  next_cursor: null,
};

function serve({
  ended = [complete, sold],
  waiting = [triggerPending],
}: { ended?: Order[]; waiting?: Order[] } = {}) {
  server.use(
    getGetLotsMockHandler(envelopeOf(lots)),
    getGetOrdersMockHandler(({ request }) => {
      const isWaiting = new URL(request.url).searchParams.get('status') === 'awaiting';
      return envelopeOf({ items: isWaiting ? waiting : ended, next_cursor: null });
    }),
  );
}

function Chart() {
  const [view, setView] = useState({ ...firstView, view: 'table' as const });
  return (
    <>
      <button type="button" onClick={() => setView({ ...view, trades: !view.trades })}>
        Switch
      </button>
      <StockDetailView share={stockFixture} view={view} onViewChange={() => undefined} headingLevel="h1" />
    </>
  );
}

function Lines() {
  return useTradeSigns(stockFixture, true).lines.map(({ id, price, label, kind }) => (
    <p key={id}>
      {kind} {label} {price}
    </p>
  ));
}

const bought = /Bought 60 at 1,004.85, Thu, 19 Nov 2026/;

describe('the client’s trades on the chart [I5A-10-EVENTS]', () => {
  it('stand in the table of the chart, many in one candle with each of them, and go by the switch [DEM-21-TRADES]', async () => {
    serve();
    const { user } = renderPage(<Chart />);
    expect(
      await screen.findByText(/Bought 60 at 1,004.85.*Sold 25 at 1,006.10, Thu, 19 Nov 2026/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Switch' }));
    expect(screen.queryByText(bought)).toBeNull();
  });

  it('come with the event of an order, without a reload', async () => {
    serve({ ended: [], waiting: [] });
    const stream = createFakeStream();
    renderPage(<Chart />, { stream });
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    await expect.poll(() => screen.queryByText(bought)).toBeNull();
    act(() => stream.tell({ kind: 'order', order: complete }));
    expect(await screen.findByText(bought)).toBeDefined();
  });

  it('tell no quantity while the client hides the amounts', async () => {
    serve();
    const { preferences } = renderPage(<Chart />);
    await screen.findByText(bought);
    act(() => preferences.set('showAssets', false));
    expect(screen.getByText(/Bought ••• at 1,004.85/)).toBeDefined();
    expect(screen.queryByText(bought)).toBeNull();
  });

  it('say why they were made, in the client’s own words, and keep these while amounts are hidden [I4B-A25]', async () => {
    serve({ ended: [{ ...complete, note: 'Before the results.' }] });
    const { preferences } = renderPage(<Chart />);
    expect(await screen.findByText(/Bought 60 at 1,004.85, .* Why: Before the results\./)).toBeDefined();
    act(() => preferences.set('showAssets', false));
    expect(screen.queryByText(/Before the results/)).toBeNull();
  });

  it('have lines for what was paid and for what waits, by name [DEM-21-TRADES]', async () => {
    serve();
    const { preferences } = renderPage(<Lines />);
    expect(await screen.findByText('position My average 900')).toBeDefined();
    expect(screen.getByText(/^position Break-even 90\d/)).toBeDefined();
    expect(screen.getByText('order Stop: sell 40 978')).toBeDefined();
    act(() => preferences.set('showAssets', false));
    expect(screen.getByText('order Stop: sell ••• 978')).toBeDefined();
    expect(screen.queryByText(/^position/)).toBeNull();
  });

  it('have an average over all pages of the lots', async () => {
    serve();
    server.use(
      getGetLotsMockHandler(({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        const open = lots.open.map((lot) => (isFirst ? lot : { ...lot, id: '2', cost: 40_000 }));
        return envelopeOf({ ...lots, open, next_cursor: isFirst ? 'open:2025-06-02:1' : null });
      }),
    );
    renderPage(<Lines />);
    expect(await screen.findByText('position My average 950')).toBeDefined();
  });

  it('leave the chart as it is where they could not be had', async () => {
    for (const path of ['*/stat/app/v1/lots', '*/trade/app/v1/orders'])
      server.use(failing(path, { status: 500, message: 'Out of order' }));
    renderPage(<Chart />);
    expect(await screen.findByRole('grid', { name: 'ARAVBANK, 5m' })).toBeDefined();
    expect(screen.queryByText(/Out of order/)).toBeNull();
  });
});
