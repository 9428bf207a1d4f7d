import type { Holding, InstrumentPage, StockDetail, Watchlist } from '@wealth/api-sdk/model';
import { orderPage } from './feedOrders.ts';
import { candlesUntil, type FeedCandle } from './feedCandles.ts';
import { quoteAt, type FeedInstrument } from './feedQuotes.ts';

const instrumentCount = 5_000;
export const holdingCount = 500;

/** What the first rows are held at; rupees. */
const quantity = 10;
const averagePrice = 4_000;

/** All that the feed trades. */
export const feedInstruments: readonly FeedInstrument[] = Array.from(
  { length: instrumentCount },
  (_, index) => ({ market: 'NSE', symbol: `SIM${String(index + 1).padStart(4, '0')}` }),
);

function nameOf({ symbol }: FeedInstrument): string {
  return `Simulated company ${Number(symbol.slice(3))}`;
}

function instrumentPage(query: URLSearchParams, epochMs: number): InstrumentPage {
  const limit = Number(query.get('limit') ?? 50);
  const from = Number(query.get('cursor') ?? 0);
  const items = feedInstruments.slice(from, from + limit).map((instrument): StockDetail => ({
    ...instrument,
    exchanges: [instrument],
    name: nameOf(instrument),
    sector: 'Simulated',
    segment: 'stock',
    isin: 'INE000Z01012',
    lot_size: 1,
    tick_size: 0.05,
    closing_auction: true,
    halted: false,
    cap: 'large',
    market_cap: 7_687_560_000_000,
    series: 'EQ',
    surveillance: 'none',
    freeze_quantity: 100_135,
    listed_on: '2000-08-01',
    quote: quoteAt(instrument, epochMs),
  }));
  return {
    items,
    next_cursor: from + limit < instrumentCount ? String(from + limit) : null,
    total: instrumentCount,
    segment_counts: { all: instrumentCount, stock: instrumentCount, otc: 0, ipo: 0 },
  };
}

function holdings(epochMs: number): Holding[] {
  return feedInstruments.slice(0, holdingCount).map((instrument) => {
    const { last_price, change } = quoteAt(instrument, epochMs);
    const rupees = (amount: number) => Math.round(amount * quantity * 100) / 100;
    return {
      instrument: { ...instrument, name: nameOf(instrument) },
      isin: 'INE000Z01012',
      sector: 'Financials',
      listed: true,
      quantity,
      settled: quantity,
      t1_quantity: 0,
      pledged: 0,
      in_transit: 0,
      waiting: 0,
      sellable: quantity,
      arriving: [],
      average_price: averagePrice,
      next_price: averagePrice,
      last_price,
      value: rupees(last_price),
      pnl: rupees(last_price - averagePrice),
      pnl_percent: Math.round((last_price / averagePrice - 1) * 10_000) / 100,
      day_change: rupees(change),
    };
  });
}

function watchlists(): Watchlist[] {
  const instruments = feedInstruments.map((instrument) => ({
    ...instrument,
    name: nameOf(instrument),
    listed: true,
  }));
  const columns: Watchlist['columns'] = ['last_price', 'change', 'change_percent', 'volume'];
  const id = '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01';
  return [{ id, kind: 'own', name: 'All', version: 1, instruments, columns, sort: null }];
}

/** All at once, whatever the limit says, and none before them. */
function chartData(query: URLSearchParams, epochMs: number): FeedCandle[] {
  return query.has('before') ? [] : candlesUntil(epochMs);
}

const symbols = new Set(feedInstruments.map(({ symbol }) => symbol));

/** Those of the sandbox that were asked for, its indices, and those of the feed. */
function quotes(question: string, served: unknown, epochMs: number): unknown {
  const asked: unknown = JSON.parse(question);
  if (!Array.isArray(asked) || !Array.isArray(served)) throw new Error('Quotes are asked for by an array.');
  const ours = asked
    .filter(({ symbol }: FeedInstrument) => symbols.has(symbol))
    .map((instrument: FeedInstrument) => quoteAt(instrument, epochMs));
  return served.concat(ours);
}

/** A question to the sandbox whose answer is the feed's. */
export interface Asked {
  url: URL;
  /** The body of the question. */
  question: string;
  /** The body of the sandbox's answer. */
  served: string;
  epochMs: number;
}

/** Data of an answer, by what was asked and the data that the sandbox served. */
type DataOf = (asked: Asked, served: unknown) => unknown;

/** Questions whose data are the feed's; the rest of the answer, and every other answer, are the sandbox's. */
const dataOf: Readonly<Record<string, DataOf>> = {
  'GET /stock/api/v1/instruments': ({ url, epochMs }) => instrumentPage(url.searchParams, epochMs),
  'GET /stock/api/v1/chart_data': ({ url, epochMs }) => chartData(url.searchParams, epochMs),
  'GET /stat/app/v1/holdings': ({ epochMs }) => holdings(epochMs),
  'GET /client/app/v1/watchlists': () => watchlists(),
  'GET /trade/app/v1/orders': ({ url }, served) =>
    url.searchParams.get('status') === 'history' ? orderPage(url.searchParams) : served,
  'POST /stock/api/v1/stock': ({ question, epochMs }, served) => quotes(question, served, epochMs),
};

export function isOfFeed(method: string, { pathname }: URL): boolean {
  return `${method} ${pathname}` in dataOf;
}

/** Whether the sandbox would stumble over what is asked for: it knows no page of the feed's instruments. */
export function isUnknownToSandbox({ pathname }: URL): boolean {
  return pathname === '/stock/api/v1/instruments';
}

/** The sandbox's answer with the data of the feed in it. @throws where the sandbox sent none. */
export function answerOfFeed(method: string, asked: Asked): string {
  const answer: unknown = JSON.parse(asked.served);
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) {
    throw new Error('The sandbox sent no envelope.');
  }
  const data = dataOf[`${method} ${asked.url.pathname}`]?.(asked, answer.data);
  return JSON.stringify({ ...answer, data });
}
