import { act, screen, within } from '@testing-library/react';
import type { MarketStatus, StockDetail } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetActionsMockHandler,
  getGetChartDataMockHandler,
  getGetFundamentalsMockHandler,
  getGetMarketStatusMockHandler,
  getGetNewsMockHandler,
} from '@wealth/api-sdk/testing';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { firstView } from '../../model/chartView.ts';
import {
  candleAt,
  nothingPublished,
  statusFixture,
  stockFixture,
  stockHandlers,
} from '../../testing/stockFixtures.ts';
import { StockDetailView } from './StockDetailView.tsx';

const server = mockServer(...stockHandlers());

function show(share: StockDetail = stockFixture, stream = createFakeStream()) {
  return renderPage(
    <StockDetailView
      share={share}
      view={{ ...firstView, view: 'table' }}
      onViewChange={() => undefined}
      headingLevel="h1"
    />,
    { stream },
  );
}

function showAt(status: Partial<MarketStatus>, quote: Partial<StockDetail['quote']> = {}) {
  server.use(getGetMarketStatusMockHandler(envelopeOf({ ...statusFixture, ...status })));
  return show({ ...stockFixture, quote: { ...stockFixture.quote, ...quote } });
}

const session = () => screen.findByRole('region', { name: 'Session of ARAVBANK' });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('a part of the detail [I4-7-PARTS]', () => {
  it.each([
    ['market_status', null, "The market's session could not be loaded."],
    ['company', 'Overview', 'The company profile could not be loaded.'],
    ['fundamentals', 'Fundamentals', 'The fundamentals could not be loaded.'],
    ['news', 'News', 'The news could not be loaded.'],
    ['actions', 'Corporate actions', 'The corporate actions could not be loaded.'],
  ])('that could not be read says so, and leaves the others alone: %s', async (call, place, text) => {
    server.use(failing(`*/stock/api/v1/${call}`, { status: 500, message: 'Out of order' }));
    const { user } = show();
    await screen.findByRole('grid', { name: 'ARAVBANK, 5m' });
    if (place !== null) await user.click(tab(place));
    const failed = await screen.findByText(text);
    expect(screen.getByRole('region', { name: 'Price band' })).toBeDefined();

    server.use(...stockHandlers());
    const part = failed.parentElement;
    if (!part) throw new RangeError('nothing around the text');
    await user.click(within(part).getByRole('button', { name: 'Retry' }));
    await expect.poll(() => screen.queryByText(text)).toBeNull();
  });

  it('that could not be read again keeps what it has shown', async () => {
    const { refetch } = show();
    expect(await screen.findByText('Jaipur')).toBeDefined();
    expect(within(await session()).getByText('until 15:15 IST')).toBeDefined();
    server.use(failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' }));
    await refetch();
    expect(screen.getByText('Jaipur')).toBeDefined();
    expect(within(await session()).getByText('until 15:15 IST')).toBeDefined();
  });

  it('that is empty says what is not there [I4-BAD-PROFILE]', async () => {
    server.use(
      failing('*/stock/api/v1/company', { status: 404, message: 'None' }),
      getGetNewsMockHandler(envelopeOf({ items: [], next_cursor: null })),
      getGetActionsMockHandler(envelopeOf([])),
      getGetFundamentalsMockHandler(envelopeOf(nothingPublished)),
    );
    const { user } = show();
    expect(await screen.findByText('There is no company profile.')).toBeDefined();
    await user.click(tab('Fundamentals'));
    expect(await screen.findByText('No financial results have been published.')).toBeDefined();
    await user.click(tab('News'));
    expect(await screen.findByText('No news yet.')).toBeDefined();
    await user.click(tab('Corporate actions'));
    expect(await screen.findByText('No dividend, bonus or split yet.')).toBeDefined();
  });
});

describe('news and corporate actions', () => {
  it('come page by page, as text whatever they hold [I4-7-NEWS]', async () => {
    const { user } = show();
    await user.click(tab('News'));
    const list = await screen.findByRole('list', { name: 'News' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getAllByText(/<script>fewer<\/script>/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await expect.poll(() => within(list).getAllByRole('listitem').length).toBe(5);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('tell actions the newest first, and an announced one as such [I4-7-ACTIONS]', async () => {
    const { user } = show();
    await user.click(tab('Corporate actions'));
    const table = await screen.findByRole('table', { name: 'Corporate actions' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Dividend of ₹4.50 a shareAnnounced', 'Bonus 1 for 2', 'Split 1 into 5']);
  });
});

it('marks a corporate action on the chart, with its text [I4-7-ACTIONS]', async () => {
  const wire = { allotment_date: null, payment_date: null, ratio: null, price_factor: 1, amount: 4.5 };
  const dividend = { ...wire, kind: 'dividend', ex_date: '2026-11-19', record_date: '2026-11-19' } as const;
  server.use(
    getGetActionsMockHandler(envelopeOf([dividend])),
    getGetChartDataMockHandler(envelopeOf([candleAt(0), candleAt(1)])),
  );
  show();
  expect(await screen.findByText(/Dividend of ₹4.50 a share/)).toBeDefined();
});

it('tells the members of an index by their weight, and no corporate actions [I4-7-PARTS]', async () => {
  const member = (symbol: string, weight: number) =>
    ({ market: 'NSE', symbol, name: symbol, weight }) as const;
  const constituents = [member('DHVANICOM', 11.25), member('ARAVBANK', 88.75)];
  const { user } = show({ ...stockFixture, market: 'INDEX', symbol: 'NIFTY50', constituents });
  await screen.findByRole('grid', { name: 'NIFTY50, 5m' });
  expect(screen.queryByRole('tab', { name: 'Corporate actions' })).toBeNull();
  await user.click(tab('Constituents'));
  const rows = within(await screen.findByRole('table', { name: 'Constituents' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'ARAVBANK NSEARAVBANK88.75%',
    'DHVANICOM NSEDHVANICOM11.25%',
  ]);
});

describe('the basis of the price [I4-7-BASIS] [DEM-9-MARKET]', () => {
  it.each([
    ['live', { basis: 'live' }, 'Live 14:32:07 IST'],
    ['of an auction', { basis: 'auction', time: '2026-11-19T09:08:11+05:30' }, 'Auction price 09:08:11 IST'],
    ['official', { basis: 'close', time: '2026-11-19T15:33:00+05:30' }, 'Official close 15:33 IST'],
    [
      'official, of the day before',
      { basis: 'close', time: '2026-11-18T15:33:00+05:30' },
      'Official close Wed, 18 Nov 2026, 15:33 IST',
    ],
    ['before a halt', { halted: true, time: '2026-11-19T13:11:48+05:30' }, 'Last trade 13:11:48 IST'],
    [
      'of a share that seldom trades',
      { time: '2026-11-17T11:42:00+05:30' },
      'Last trade Tue, 17 Nov 2026, 11:42:00 IST',
    ],
  ] as const)('is told: %s', async (_, change, text) => {
    const quote = { ...stockFixture.quote, ...change };
    show({ ...stockFixture, quote }, createFakeStream({ quotes: [quote] }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('is no longer live when the stream stands still, and says from when it is', async () => {
    const { stream } = show(stockFixture, createFakeStream({ quotes: [stockFixture.quote] }));
    await screen.findByText('Live 14:32:07 IST');
    act(() => stream.setStale(true));
    expect(screen.getByText('From 14:32:07 IST')).toBeDefined();
  });

  it('is no longer live in the closing auction, whose shares do not trade [I4B-E3]', async () => {
    const auction = { phase: 'closing-auction', ends_at: '2026-11-19T15:35:00+05:30' } as const;
    const plain = { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' } as const;
    server.use(getGetMarketStatusMockHandler(envelopeOf({ ...statusFixture, auction, plain })));
    const share = { ...stockFixture, closing_auction: true };
    show(share, createFakeStream({ quotes: [share.quote] }));
    expect(await screen.findByText('Last trade 14:32:07 IST')).toBeDefined();
  });

  it('is followed by the next opening while the market is closed, unless the sandbox trades on', async () => {
    const closed = { phase: 'closed', ends_at: '2026-11-20T09:00:00+05:30' } as const;
    const { unmount } = showAt({ auction: closed, plain: closed }, { basis: 'close' });
    expect(await screen.findByText('Trading opens Fri, 20 Nov 2026, 09:15 IST')).toBeDefined();
    unmount();
    showAt({ auction: closed, plain: closed, mode: 'always-open' });
    expect(within(await session()).getByText(/sandbox trades at any hour[.;]/)).toBeDefined();
    expect(screen.queryByText('Trading opens Fri, 20 Nov 2026, 09:15 IST')).toBeNull();
  });
});

describe('what is out of the ordinary with a share [I4-7-HALTED]', () => {
  it('is told when it is halted, from the quote, until a time that may be known', async () => {
    const { stream } = show();
    await session();
    act(() => stream.show([{ ...stockFixture.quote, halted: true }]));
    expect(screen.getByText('Halted')).toBeDefined();
    expect(
      within(await session()).getByText('Nothing trades in ARAVBANK until the halt is lifted.'),
    ).toBeDefined();
  });

  it('is told when the whole market is halted', async () => {
    showAt({ halts: [{ market: null, symbol: null, ends_at: '2026-11-19T15:17:00+05:30' }] });
    expect(within(await session()).getByText('Trading in the whole market is halted.')).toBeDefined();
    expect(within(await session()).getByText('until 15:17 IST')).toBeDefined();
  });

  it('is told when it is for delivery only, and when the exchanges watch it', async () => {
    show({ ...stockFixture, series: 'BE', surveillance: 'gsm' });
    await session();
    expect(screen.getByText('Trade-for-trade')).toBeDefined();
    expect(screen.getByText(/^Trade-for-trade: for delivery only\./)).toBeDefined();
    expect(screen.getByText(/^Under graded surveillance \(GSM\)/)).toBeDefined();
  });
});

describe('the order book [I4-7-DEPTH]', () => {
  const book = () => screen.findByRole('region', { name: 'Market depth' });
  const best = async () =>
    within(within(await book()).getAllByRole('row')[1] ?? (await book()))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('is what the detail was answered with, until the stream tells of it', async () => {
    const { stream } = show();
    expect(within(await book()).getByRole('table', { name: 'Market depth of ARAVBANK' })).toBeDefined();
    expect(await best()).toEqual(['31', '2,840', '1,004.80', '1,004.90', '1,220', '14']);
    expect(within(await book()).getByText('Spread 0.10')).toBeDefined();
    const level = { price: 1004.7, quantity: 5, orders: 1 };
    act(() => stream.showDepth(stockFixture, { bids: [level], asks: [{ ...level, price: 1004.9 }] }));
    expect(await best()).toEqual(['1', '5', '1,004.70', '1,004.90', '5', '1']);
    expect(within(await book()).getByText('Spread 0.20')).toBeDefined();
    expect(within(await book()).getByText('Buyers 50%')).toBeDefined();
  });

  it('has an empty side at a limit', async () => {
    const { stream } = show();
    await book();
    act(() =>
      stream.showDepth(stockFixture, { bids: [{ price: 1098.55, quantity: 9000, orders: 4 }], asks: [] }),
    );
    expect(within(await book()).getByText('Buyers 100%')).toBeDefined();
    expect(within(await book()).queryByText(/^Spread/)).toBeNull();
  });

  it('says why nobody stands in it', async () => {
    const { stream } = show();
    await session();
    act(() => stream.showDepth(stockFixture, { bids: [], asks: [] }));
    expect(within(await book()).getByText('No orders in the book.')).toBeDefined();
    const closed = { phase: 'closed', ends_at: '2026-11-20T09:00:00+05:30' } as const;
    act(() => stream.showMarket({ ...statusFixture, auction: closed, plain: closed }));
    expect(await within(await book()).findByText('The book is empty until trading begins.')).toBeDefined();
    act(() => stream.show([{ ...stockFixture.quote, halted: true }]));
    expect(within(await book()).getByText('Trading is halted: the book is empty.')).toBeDefined();
  });

  it('is not asked for of an index', async () => {
    show({ ...stockFixture, market: 'INDEX', symbol: 'NIFTY50' });
    await screen.findByRole('grid', { name: 'NIFTY50, 5m' });
    expect(screen.queryByRole('region', { name: 'Market depth' })).toBeNull();
  });
});

it('follows the phases that the stream tells of [I4-7-RIBBON]', async () => {
  const { stream } = show();
  const halts = [{ market: null, symbol: null, ends_at: '2026-11-19T15:17:00+05:30' }];
  await session();
  act(() => stream.showMarket({ ...statusFixture, halts }));
  expect(await within(await session()).findByText('Trading in the whole market is halted.')).toBeDefined();
});

it('reads the phase again when the connection is back [I4-7-RIBBON]', async () => {
  const { stream } = show();
  await session();
  act(() => stream.setStatus('waiting'));
  const halts = [{ market: null, symbol: null, ends_at: '2026-11-19T15:17:00+05:30' }];
  server.use(getGetMarketStatusMockHandler(envelopeOf({ ...statusFixture, halts })));
  act(() => stream.setStatus('live'));
  expect(await within(await session()).findByText('Trading in the whole market is halted.')).toBeDefined();
});
