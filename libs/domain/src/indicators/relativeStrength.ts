import { checkedPeriod, meanOf, slidWindow, type Indicator } from './indicator.ts';

/** Averages of gains and losses in rupees; the lists until the first averages are there. */
export interface StrengthMemory {
  close: number | null;
  gains: readonly number[];
  losses: readonly number[];
  averages: { gain: number; loss: number } | null;
}

/** Neither has risen nor fallen: no strength on either side. */
const balanced = 50;

/**
 * Relative strength index of Wilder, 0 to 100.
 *
 * G and L are the gains and losses from close to close; the first averages are the means of the first n, then
 * Ḡ = (Ḡ₋₁ (n − 1) + G) / n and L̄ likewise. RSI = 100 Ḡ / (Ḡ + L̄), and 50 where the price has not moved at all.
 *
 * @param period - n, in candles; customary are 14.
 */
export function relativeStrength(period: number): Indicator<StrengthMemory, number> {
  const count = checkedPeriod(period);
  const smoothed = (average: number, value: number) => (average * (count - 1) + value) / count;
  return {
    start: { close: null, gains: [], losses: [], averages: null },
    step(before, { close }) {
      if (before.close === null) return { ...before, close };
      const gain = Math.max(0, close - before.close);
      const loss = Math.max(0, before.close - close);
      if (before.averages) {
        const averages = {
          gain: smoothed(before.averages.gain, gain),
          loss: smoothed(before.averages.loss, loss),
        };
        return { close, gains: [], losses: [], averages };
      }
      const gains = slidWindow(before.gains, gain, count);
      const losses = slidWindow(before.losses, loss, count);
      return gains.length < count
        ? { close, gains, losses, averages: null }
        : { close, gains: [], losses: [], averages: { gain: meanOf(gains), loss: meanOf(losses) } };
    },
    read({ averages }) {
      if (averages === null) return null;
      const moved = averages.gain + averages.loss;
      return moved === 0 ? balanced : (100 * averages.gain) / moved;
    },
  };
}
