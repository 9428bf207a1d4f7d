import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/ApiClient.ts';
import { says } from './says.ts';

/** Which instrument a page is about, and the candles that it draws. */
export interface DetailOf {
  market: string;
  symbol: string;
  interval: string;
}

interface Level {
  price: number;
  quantity: number;
  orders: number;
}

interface Depth {
  bids: readonly Level[];
  asks: readonly Level[];
}

function hasDepth(detail: unknown): detail is { depth: Depth; quote: { low: number; high: number } } {
  return typeof detail === 'object' && detail !== null && 'depth' in detail && 'quote' in detail;
}

type Candle = Record<'open' | 'high' | 'low' | 'close' | 'volume', number>;

function isCandles(data: unknown): data is Candle[] {
  return Array.isArray(data) && data.every((row) => typeof row === 'object' && 'close' in row);
}

/** The texts of the cells of each row, in one reading. */
function textsOf(rows: Locator, cells: string): Promise<string[][]> {
  return rows.evaluateAll(
    (found, selector) =>
      found.map((row) => [...row.querySelectorAll(selector)].map(({ textContent }) => textContent)),
    cells,
  );
}

/** The figures of a row as they stand, against what they have to say. */
function wrongRow(what: string, shown: readonly string[], expected: readonly number[]): string[] {
  const isRight =
    shown.length === expected.length && expected.every((figure, index) => says(shown[index] ?? '', figure));
  return isRight ? [] : [`${what} shows ${shown.join(' ')}, and the server ${expected.join(' ')}`];
}

async function wrongDepth(page: Page, symbol: string, { bids, asks }: Depth): Promise<string[]> {
  const table = page.getByRole('table', { name: `Market depth of ${symbol}` });
  // The first row has the heads of both sides.
  const [, ...rows] = await textsOf(table.getByRole('row'), '[role=cell]');
  const levels = Math.max(bids.length, asks.length);
  if (rows.length !== levels) return [`${rows.length} levels of depth, and the server ${levels}`];
  return rows.flatMap((cells, index) => {
    const bid = bids[index];
    const ask = asks[index];
    const expected = [
      ...(bid ? [bid.orders, bid.quantity, bid.price] : []),
      ...(ask ? [ask.price, ask.quantity, ask.orders] : []),
    ];
    const shown = cells.filter((text) => text !== '—');
    return wrongRow(`Level ${index + 1} of the depth`, shown, expected);
  });
}

async function wrongCandles(page: Page, { symbol, interval }: DetailOf, candles: readonly Candle[]) {
  const grid = page.getByRole('grid', { name: `${symbol}, ${interval}` });
  const [, ...rows] = await textsOf(grid.getByRole('row'), '[role=gridcell]');
  const [, ...heads] = await grid.getByRole('columnheader').allTextContents();
  return candles.toReversed().flatMap(({ open, high, low, close, volume }, index) => {
    // The change between close and volume is of two candles, and leaves where there is no room.
    const shown = [0, 1, 2, 3, heads.indexOf('Volume')].map((column) => rows[index]?.[column] ?? '');
    return wrongRow(`Candle ${index + 1}`, shown, [open, high, low, close, volume]);
  });
}

/** As many as stand in the first rows of the table. */
const newestCandles = 4;

/** What the page of an instrument shows wrongly beside its cells: depth, range of the day and newest candles. */
export async function wrongOnDetail(page: Page, client: ApiClient, of: DetailOf): Promise<string[]> {
  const { market, symbol, interval } = of;
  const detail = await client.read(`/stock/api/v1/stock_detail?market=${market}&s=${symbol}`);
  if (!hasDepth(detail)) throw new Error(`There is no depth of ${symbol}.`);
  const candles = await client.read(
    `/stock/api/v1/chart_data?market=${market}&symbol=${symbol}&interval=${interval}&limit=${newestCandles}`,
  );
  if (!isCandles(candles) || candles.length === 0) throw new Error(`There are no candles of ${symbol}.`);
  const range = page.locator('dl').filter({ has: page.getByText('Day', { exact: true }) });
  return [
    ...(await wrongDepth(page, symbol, detail.depth)),
    ...(await wrongCandles(page, of, candles)),
    ...wrongRow('The range of the day', await range.getByRole('definition').allTextContents(), [
      detail.quote.low,
      detail.quote.high,
    ]),
  ];
}
