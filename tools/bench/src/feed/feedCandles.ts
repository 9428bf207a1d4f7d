/** A candle as the API serves it; rupees and epoch seconds. */
export interface FeedCandle {
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

export const candleCount = 10_000;

const candleSeconds = 300;
/** From 09:15 to 15:30. */
const candlesOfDay = 75;
const daySeconds = 86_400;
/** 09:15 IST, counted from midnight UTC. */
const openingSeconds = 3.75 * 3_600;

/** A calm curve around 5,000 rupees that never quite repeats. */
function priceOf(step: number): number {
  const wave = Math.sin(step / 190) * 300 + Math.sin(step / 23) * 60 + Math.sin(step * 1.7) * 8;
  return Math.round((5_000 + wave) * 20) / 20;
}

function candleOf(time: number, step: number): FeedCandle {
  const [open, close] = [priceOf(step), priceOf(step + 1)];
  const reach = 2 + (step % 7) / 2;
  const [high, low] = [Math.max(open, close) + reach, Math.min(open, close) - reach];
  return { time, open, high, low, close, volume: 1_000 + (step % 13) * 150 };
}

/** The last 10,000 candles of five minutes, of every day of the week, that have begun by then; the oldest first. */
export function candlesUntil(epochMs: number): FeedCandle[] {
  const now = Math.floor(epochMs / 1_000);
  const lastDay = Math.floor(now / daySeconds);
  const days = Math.ceil(candleCount / candlesOfDay) + 2;
  return Array.from({ length: days * candlesOfDay }, (_, step) => {
    const day = lastDay - days + 1 + Math.floor(step / candlesOfDay);
    const time = day * daySeconds + openingSeconds + (step % candlesOfDay) * candleSeconds;
    return candleOf(time, step);
  })
    .filter(({ time }) => time <= now)
    .slice(-candleCount);
}

/** The latest candle as it is after so many trades: its price goes to and fro inside it. */
export function afterTrades(candle: FeedCandle, trades: number): FeedCandle {
  const room = candle.high - candle.low;
  const close = Math.round((candle.low + ((trades % 20) / 20) * room) * 100) / 100;
  return { ...candle, close, volume: candle.volume + trades };
}
