import type { DayOutline } from '../plan/dayOutline.ts';
import { mix, noiseAt } from '../noise/noise.ts';

const ladderSalt = 0x6c616464;
/** Distance of two prices with orders, as a part of the price, of a share that trades once a minute. */
const usualDistance = 0.0002;

/** The prices at which the crowd leaves orders, numbered from below. Paise, on the tick. */
export interface PriceLadder {
  priceOf(rung: number): number;
  /** The lowest rung above a price. */
  above(price: number): number;
  /** The highest rung below a price. */
  below(price: number): number;
}

/** Every tick of a share that trades often; the fewer trades, the farther apart. */
export function createPriceLadder({ row, key, tick, previousClose }: DayOutline): PriceLadder {
  const distance = (previousClose * usualDistance) / Math.sqrt(Math.max(row.pace, 0.01));
  const ticks = Math.max(1, Math.round(distance / tick));
  const step = ticks * tick;
  const ladderKey = mix(key, ladderSalt);
  const priceOf =
    ticks === 1
      ? (rung: number) => rung * step
      : (rung: number) => rung * step + Math.floor(noiseAt(mix(ladderKey, rung)) * ticks) * tick;
  return {
    priceOf,
    above(price) {
      const rung = Math.floor(price / step);
      return priceOf(rung) > price ? rung : rung + 1;
    },
    below(price) {
      const rung = Math.floor(price / step);
      return priceOf(rung) < price ? rung : rung - 1;
    },
  };
}
