import { act, screen, within } from '@testing-library/react';
import { envelopeOf, failing, getGetChartDataMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { createFakeStream } from '@wealth/stream/testing';
import { describe, expect, it, vi } from 'vitest';
import { firstView, type ChartView } from '../../model/chartView.ts';
import { candleAt, stockFixture, stockHandlers, unknownStockHandlers } from '../../testing/stockFixtures.ts';
import { StockPage } from './StockPage.tsx';

const server = mockServer(...stockHandlers());

/** As a table, since this browser draws nothing. */
const asTable: ChartView = { ...firstView, view: 'table' };
const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '5m' } as const;

function show(view = asTable, stream = createFakeStream()) {
  const onViewChange = vi.fn<(view: ChartView) => void>();
  const page = (
    <StockPage
      instrument={{ market: 'NSE', symbol: 'ARAVBANK' }}
      view={view}
      onViewChange={onViewChange}
      notFound={<p>Not found</p>}
    />
  );
  return { onViewChange, ...renderPage(page, { stream }) };
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

  it('moves with the stream: price, range and distance to the limit', async () => {
    const { stream } = show();
    await screen.findByRole('region', { name: 'Price band' });
    act(() => stream.show([{ ...stockFixture.quote, last_price: 1090, high: 1091, change_percent: 9.15 }]));
    expect(screen.getAllByText('1,090.00')[0]).toBeDefined();
    expect(screen.getByText('1,091.00')).toBeDefined();
    expect(screen.getByText(/to the limit$/).textContent).toBe('0.78% to the limit');
  });

  it('says that nobody knows such a symbol, and raises no other alarm [I4-7-UNKNOWN]', async () => {
    server.use(...unknownStockHandlers());
    show();
    expect(await screen.findByText('Not found')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
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

  it('say what is missing, and why: none, and none that could be read', async () => {
    server.use(getGetChartDataMockHandler(envelopeOf([])));
    show(firstView);
    expect(await screen.findByText('No trades yet')).toBeDefined();
  });

  it('offer Retry where they could not be read, and leave the rest alone', async () => {
    server.use(failing('*/stock/api/v1/chart_data', { status: 500, message: 'Out of order' }));
    show(firstView);
    expect(await screen.findByText('The chart could not be loaded.')).toBeDefined();
    expect(await screen.findByText('Jaipur')).toBeDefined();
  });
});
