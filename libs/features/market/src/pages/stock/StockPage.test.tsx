import { act, screen, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetChartDataMockHandler,
  getGetChartSetupMockHandler,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { createFakeStream } from '@wealth/stream/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setupOfView } from '../../model/chartSetup.ts';
import { firstView, type ChartSearch } from '../../model/chartView.ts';
import { createAlertServer } from '../../testing/alertServer.ts';
import { candleAt, stockFixture, stockHandlers, unknownStockHandlers } from '../../testing/stockFixtures.ts';
import { StockPage } from './StockPage.tsx';

const server = mockServer(...stockHandlers());

/** As a table, since this browser draws nothing. */
const asTable: ChartSearch = { view: 'table' };
const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '5m' } as const;

function show(search: ChartSearch = asTable, stream = createFakeStream()) {
  const onSearchChange = vi.fn<(search: ChartSearch) => void>();
  const page = (
    <StockPage
      instrument={{ market: 'NSE', symbol: 'ARAVBANK' }}
      search={{ ...search }}
      onSearchChange={onSearchChange}
    />
  );
  return { onSearchChange, ...renderPage(page, { stream }) };
}

const table = () => screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
const rowCount = async () => Number((await table()).getAttribute('aria-rowcount')) - 1;

describe('StockPage', () => {
  it('shows price, band, ranges, company and holding [I4-7-DETAIL]', async () => {
    show();
    await screen.findByRole('region', { name: 'Price band' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ARAVBANK NSE');
    expect(screen.getAllByText('1,004.85')[0]).toBeDefined();
    const band = within(screen.getByRole('region', { name: 'Price band' }));
    expect(band.getByText('898.75')).toBeDefined();
    expect(band.getByText('1,098.55')).toBeDefined();
    expect(await screen.findByText('Jaipur')).toBeDefined();
    expect(screen.getByRole('region', { name: 'My holding' })).toBeDefined();
  });

  it('offers to watch the share and to set an alert on it, at its head [I4-7-BUTTONS]', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Watch, in 1 list' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Set alert' })).toBeDefined();
  });

  it('keeps the alerts of the share to a tab, and says there that they could not be read [I4-8-DETAIL]', async () => {
    server.use(failing('*/client/app/v1/alerts', { status: 500, message: 'Out of order' }));
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: 'Alerts' }));
    expect(await screen.findByText('Your alerts could not be loaded.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Price band' })).toBeDefined();
    server.use(...createAlertServer().handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tab', { name: 'Alerts', description: '2' })).toBeDefined();
    expect(screen.getAllByRole('rowheader', { name: /ARAVBANK/ })).toHaveLength(2);
  });

  it('moves with the stream: price, range and distance to the limit', async () => {
    const { stream } = show();
    await screen.findByRole('region', { name: 'Price band' });
    act(() => stream.show([{ ...stockFixture.quote, last_price: 1090, high: 1091, change_percent: 9.15 }]));
    expect(screen.getAllByText('1,090.00')[0]).toBeDefined();
    expect(screen.getByText('1,091.00')).toBeDefined();
    expect(screen.getByText(/to the limit$/).textContent).toBe('0.78% to the limit');
  });

  it('says that nobody knows such a symbol, raises no other alarm and leads to the search [I4-7-UNKNOWN] [I4B-D29]', async () => {
    server.use(...unknownStockHandlers());
    const { user } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeDefined();
    expect(screen.getByText(/ARAVBANK/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search instruments' }));
    expect(searchOverlay.getSnapshot()).toBe(true);
    act(() => void searchOverlay.close());
  });

  it('fails with Retry, and recovers by it', async () => {
    server.use(failing('*/stock/api/v1/stock_detail', { status: 500, message: 'Out of order' }));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...stockHandlers());
    await user.click(retry);
    expect(await screen.findByText('Jaipur')).toBeDefined();
  });
});

describe('a comparison', () => {
  const compared: ChartSearch = { ...asTable, compare: 'INDEX:NIFTY50' };
  const answer = (status: number) =>
    server.use(
      http.get('*/stock/api/v1/chart_data', ({ request }) =>
        new URL(request.url).searchParams.get('symbol') === 'NIFTY50'
          ? HttpResponse.json({ data: null, message: 'Out of order' }, { status })
          : undefined,
      ),
    );

  it('that could not be loaded says so, with Retry, and not that there is none [I4B-D21]', async () => {
    answer(500);
    const { user } = show(compared);
    expect(
      await screen.findByText('The chart of NIFTY50 to compare with could not be loaded.'),
    ).toBeDefined();
    expect(screen.queryByText(/There is no chart/)).toBeNull();
    server.use(getGetChartDataMockHandler(envelopeOf([candleAt(0)])));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('with what nobody knows says that there is none', async () => {
    answer(404);
    show(compared);
    expect(await screen.findByText('There is no chart of NIFTY50 to compare with.')).toBeDefined();
  });
});

describe('the candles', () => {
  it('take the next one from the stream, with the one before as it ended [I4-7-RUNNING]', async () => {
    const { stream } = show();
    expect(await rowCount()).toBe(64);
    act(() => stream.showCandle(chart, { ...candleAt(63), close: 1234.5, high: 1234.5 }));
    expect(await rowCount()).toBe(64);
    act(() => stream.showCandle(chart, { ...candleAt(64), close: 1240.5, high: 1240.5 }));
    expect(await rowCount()).toBe(65);
  });

  it('are read again when the connection is back', async () => {
    const { stream } = show();
    expect(await rowCount()).toBe(64);
    act(() => stream.setStatus('waiting'));
    server.use(
      getGetChartDataMockHandler(envelopeOf(Array.from({ length: 70 }, (_, index) => candleAt(index)))),
    );
    act(() => stream.setStatus('live'));
    await vi.waitFor(async () => expect(await rowCount()).toBe(70));
  });

  it('are read again when a hidden tab is seen again [I4-4-SIDES-HIDDEN]', async () => {
    const { stream } = show();
    expect(await rowCount()).toBe(64);
    server.use(
      getGetChartDataMockHandler(envelopeOf(Array.from({ length: 70 }, (_, index) => candleAt(index)))),
    );
    act(() => stream.wake());
    await vi.waitFor(async () => expect(await rowCount()).toBe(70));
  });

  it('say what is missing, and why: none, and none that could be read [I4-BAD-CANDLES]', async () => {
    server.use(getGetChartDataMockHandler(envelopeOf([])));
    show({});
    expect(await screen.findByText('No trades yet')).toBeDefined();
  });

  it('offer Retry where they could not be read, and leave the rest alone', async () => {
    server.use(failing('*/stock/api/v1/chart_data', { status: 500, message: 'Out of order' }));
    show({});
    expect(await screen.findByText('The chart could not be loaded.')).toBeDefined();
    expect(await screen.findByText('Jaipur')).toBeDefined();
  });
});

describe('the set-up of the account [I4-7-ACCOUNT] [DEM-22]', () => {
  const kept = { ...firstView, interval: '15m', view: 'table' } as const;
  const serveKept = () => server.use(getGetChartSetupMockHandler(envelopeOf(setupOfView(kept))));

  /** Keeps what is sent. */
  function serveSaving(status = 200) {
    const saved: unknown[] = [];
    server.use(
      http.put('*/client/app/v1/chart_setup', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json(envelopeOf(null), { status });
      }),
    );
    return saved;
  }

  it('is what a chart looks like at first; the address wins', async () => {
    serveKept();
    const { unmount } = show({});
    expect(await screen.findByRole('grid', { name: 'ARAVBANK, 15m' })).toBeDefined();
    unmount();
    show({ interval: '1d' });
    expect(await screen.findByRole('grid', { name: 'ARAVBANK, 1D' })).toBeDefined();
  });

  it('stands for nothing where it cannot be read', async () => {
    server.use(failing('*/client/app/v1/chart_setup', { status: 500, message: 'Out of order' }));
    show();
    expect(await table()).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is kept when it is changed, all of it, in the address too', async () => {
    serveKept();
    const saved = serveSaving();
    const { user, onSearchChange, unmount } = show({});
    await screen.findByRole('grid', { name: 'ARAVBANK, 15m' });
    await user.click(screen.getByRole('radio', { name: '1h' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({
      interval: '1h',
      range: '1M',
      shape: 'candles',
      scale: 'linear',
      view: 'table',
      prices: 'adjusted',
      volume: 'on',
      trades: 'on',
      indicators: 'none',
      compare: 'none',
    });
    unmount();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual(setupOfView({ ...kept, interval: '1h', range: '1M' }));
  });

  it('raises no alarm when it cannot be kept, and is sent again when the chart is left', async () => {
    serveKept();
    const refused = serveSaving(503);
    const { user, unmount, queryClient } = show({});
    await screen.findByRole('grid', { name: 'ARAVBANK, 15m' });
    await user.click(screen.getByRole('radio', { name: '1h' }));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(screen.queryByRole('alert')).toBeNull();

    const saved = serveSaving();
    unmount();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ interval: '1h' });
  });
});
