import type { FeedCandle } from '../src/feed/feedCandles.ts';
import type { FeedTick } from '../src/feed/feedQuotes.ts';

/** What a row of a peer's watch list shows. */
export interface PeerRow extends FeedTick {
  name: string;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function isTicks(value: unknown): value is readonly FeedTick[] {
  return Array.isArray(value);
}

/** All instruments of the feed, by the API that the app asks too. */
export async function readRows(): Promise<PeerRow[]> {
  const answer = await fetch('/stock/api/v1/instruments?limit=5000', {
    headers: { Authorization: 'wealth-sandbox-key' },
  });
  const items = partOf(partOf(await answer.json(), 'data'), 'items');
  if (!Array.isArray(items)) throw new Error('The feed sent no instruments.');
  return items.map((item: PeerRow & { quote: FeedTick }) => ({ ...item.quote, name: item.name }));
}

/** Opens the feed's socket and says what it wants to hear. */
function listen(wishes: readonly object[], take: (frame: unknown) => void) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/stock/ws`);
  socket.addEventListener('open', () => {
    for (const wish of [{ type: 'auth', token: 'peer' }, ...wishes]) socket.send(JSON.stringify(wish));
  });
  socket.addEventListener('message', ({ data }) => take(JSON.parse(String(data))));
}

/** Hands on the ticks of each frame. */
export function onTicks(take: (ticks: readonly FeedTick[]) => void): void {
  listen([], (frame) => {
    const ticks = partOf(frame, 'ticks');
    if (isTicks(ticks)) take(ticks);
  });
}

/** What the bare chart shows; the feed has the same candles for every share. */
const chart = { market: 'NSE', symbol: 'ARAVBANK', interval: '5m' } as const;

function isCandle(value: unknown): value is FeedCandle {
  return partOf(value, 'close') !== undefined;
}

/** All candles of the feed. */
export async function readCandles(): Promise<FeedCandle[]> {
  const answer = await fetch(`/stock/api/v1/chart_data?${new URLSearchParams(chart).toString()}`, {
    headers: { Authorization: 'wealth-sandbox-key' },
  });
  const data = partOf(await answer.json(), 'data');
  if (!Array.isArray(data)) throw new Error('The feed sent no candles.');
  return data.filter(isCandle);
}

/** Hands on the running candle, whenever it has moved. */
export function onCandle(take: (candle: FeedCandle) => void): void {
  const { market, symbol, interval } = chart;
  listen([{ type: 'subscribe', instruments: [{ market, symbol }], candles: interval }], (frame) => {
    const candle = partOf(frame, 'candle');
    if (isCandle(candle)) take(candle);
  });
}

const price = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 2 });

/** The figures of a row as text: what the app's columns show. */
export const textOf = {
  last_price: (row: FeedTick) => price.format(row.last_price),
  change: (row: FeedTick) => signed.format(row.change),
  change_percent: (row: FeedTick) => `${signed.format(row.change_percent)}%`,
  volume: (row: FeedTick) => compact.format(row.volume),
} as const;

export type PeerFigure = keyof typeof textOf;

/** The columns behind the instrument's, with their heads. */
export const peerColumns = [
  ['last_price', 'LTP'],
  ['change', 'Change'],
  ['change_percent', 'Change %'],
  ['volume', 'Volume'],
] as const satisfies ReadonlyArray<readonly [PeerFigure, string]>;

/** Pixels of a row, as in the app; the list is as high as the app's in a window of 900. */
export const rowHeightPx = 52;
