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

const texts = (cells: Locator) => cells.allTextContents();

/** The figures of a row as they stand, against what they have to say. */
function wrongRow(what: string, shown: readonly string[], expected: readonly number[]): string[] {
  const isRight =
    shown.length === expected.length && expected.every((figure, index) => says(shown[index] ?? '', figure));
  return isRight ? [] : [`${what} shows ${shown.join(' ')}, and the server ${expected.join(' ')}`];
}

async function wrongDepth(page: Page, symbol: string, { bids, asks }: Depth): Promise<string[]> {
  const table = page.getByRole('table', { name: `Market depth of ${symbol}` });
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const levels = Math.max(bids.length, asks.length);
  if (rows.length !== levels) return [`${rows.length} levels of depth, and the server ${levels}`];
  const wrong: string[] = [];
  for (const [index, row] of rows.entries()) {
    const shown = (await texts(row.getByRole('cell', { includeHidden: true }))).filter(
      (text) => text !== '—',
    );
    const bid = bids[index];
    const ask = asks[index];
    const expected = [
      ...(bid ? [bid.orders, bid.quantity, bid.price] : []),
      ...(ask ? [ask.price, ask.quantity, ask.orders] : []),
    ];
    wrong.push(...wrongRow(`Level ${index + 1} of the depth`, shown, expected));
  }
  return wrong;
}

/** What the page of an instrument shows wrongly beside its cells: depth, range of the day and the newest candle of the table. */
export async function wrongOnDetail(page: Page, client: ApiClient, of: DetailOf): Promise<string[]> {
  const { market, symbol, interval } = of;
  const detail = await client.read(`/stock/api/v1/stock_detail?market=${market}&s=${symbol}`);
  if (!hasDepth(detail)) throw new Error(`There is no depth of ${symbol}.`);
  const candles = await client.read(
    `/stock/api/v1/chart_data?market=${market}&symbol=${symbol}&interval=${interval}&limit=1`,
  );
  const candle = isCandles(candles) ? candles.at(-1) : undefined;
  if (!candle) throw new Error(`There are no candles of ${symbol}.`);
  const newest = page
    .getByRole('grid', { name: `${symbol}, ${interval}` })
    .getByRole('row')
    .nth(1);
  const range = page.locator('dl').filter({ has: page.getByText('Day', { exact: true }) });
  const { open, high, low, close, volume } = candle;
  const [opened, highest, lowest, closed, , traded] = await texts(newest.getByRole('gridcell'));
  return [
    ...(await wrongDepth(page, symbol, detail.depth)),
    ...wrongRow(
      'The newest candle',
      [opened, highest, lowest, closed, traded].map((text) => text ?? ''),
      [open, high, low, close, volume],
    ),
    ...wrongRow('The range of the day', await texts(range.getByRole('definition')), [
      detail.quote.low,
      detail.quote.high,
    ]),
  ];
}
