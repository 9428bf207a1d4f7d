import type { Quote, Tick } from '../wire/serverFrame.ts';

const time = '2026-01-08T15:30:00+05:30';

/** A quote of the National Stock Exchange, all of its prices made from one. */
export function quoteOf(symbol: string, lastPrice = 100): Quote {
  return {
    market: 'NSE',
    symbol,
    last_price: lastPrice,
    previous_close: 100,
    change: lastPrice - 100,
    change_percent: lastPrice - 100,
    open: 100,
    high: Math.max(100, lastPrice),
    low: Math.min(100, lastPrice),
    volume: 1000,
    lower_band: 80,
    upper_band: 120,
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time,
  };
}

export function tickOf(symbol: string, lastPrice: number): Tick {
  const { market, last_price, change, change_percent, high, low, volume } = quoteOf(symbol, lastPrice);
  return { market, symbol, last_price, change, change_percent, high, low, volume };
}

export const frames = {
  ready: (seq: number) => ({ type: 'ready', seq, server_time: time }),
  heartbeat: (seq: number) => ({ type: 'heartbeat', seq, server_time: time }),
  snapshot: (seq: number, quotes: readonly unknown[]) => ({ type: 'snapshot', seq, quotes }),
  ticks: (seq: number, ticks: readonly unknown[] = []) => ({ type: 'ticks', seq, time, ticks }),
  kyc: (id: string, status: string) => ({ type: 'event', id, time, event: { kind: 'kyc', status } }),
  error: (code: string) => ({ type: 'error', code, message: 'A message for the log.' }),
};
