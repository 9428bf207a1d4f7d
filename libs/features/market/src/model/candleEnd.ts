import type { MarketStatus } from '@wealth/api-sdk/model';
import type { ChartInterval } from './chartView.ts';

const minuteSeconds = 60;

/** Of candles within a day. A day's own candle closes with the official close, a week's and a month's in another one. */
const lengthSeconds: Readonly<Partial<Record<ChartInterval, number>>> = {
  '1m': minuteSeconds,
  '5m': 5 * minuteSeconds,
  '15m': 15 * minuteSeconds,
  '1h': 60 * minuteSeconds,
};

/**
 * Until when a share trades continuously, epoch milliseconds.
 *
 * @returns infinity where the market never closes, null where the share does not trade now.
 */
export function tradesUntil(
  status: MarketStatus | undefined,
  { hasClosingAuction, isHalted }: { hasClosingAuction: boolean; isHalted: boolean },
): number | null {
  if (status === undefined || isHalted) return null;
  if (status.mode === 'always-open') return Number.POSITIVE_INFINITY;
  const { phase, ends_at } = hasClosingAuction ? status.auction : status.plain;
  return phase === 'continuous' ? Date.parse(ends_at) : null;
}

/**
 * When the latest candle closes, epoch milliseconds: its length after its beginning, or with the trading before.
 *
 * @param startedAt - Epoch seconds.
 * @param until - As `tradesUntil` answers it.
 * @returns null for candles of a day and longer, and where the share does not trade.
 */
export function candleEnd(
  interval: ChartInterval,
  startedAt: number | null,
  until: number | null,
): number | null {
  const length = lengthSeconds[interval];
  if (length === undefined || startedAt === null || until === null) return null;
  return Math.min((startedAt + length) * 1000, until);
}
