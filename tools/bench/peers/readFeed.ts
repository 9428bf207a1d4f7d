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

/** Hands on the ticks of each frame of the feed's socket. */
export function onTicks(take: (ticks: readonly FeedTick[]) => void): void {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/stock/ws`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'auth', token: 'peer' })));
  socket.addEventListener('message', ({ data }) => {
    const frame: unknown = JSON.parse(String(data));
    const ticks = partOf(frame, 'ticks');
    if (isTicks(ticks)) take(ticks);
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
