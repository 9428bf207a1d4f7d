import type { AuctionBook, AuctionLevel } from '@wealth/domain';
import { mix, noiseAt } from '../noise/noise.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';

const minuteMs = 60_000;
/** Prices on each side of the one that an auction finds. */
const levelsEachSide = 6;
const auctionSalt = 0x61756374;

/**
 * The orders of the crowd in a call auction, as far as they are needed to see its price: around the planned one,
 * so that nowhere else as much could trade. A function of (seed, share, day).
 *
 * @returns null where the share has no such auction that day.
 */
export function auctionBook(share: PlannedDay, kind: 'opening' | 'closing'): AuctionBook | null {
  const { schedule, tick, key, lower, upper, previousClose } = share.outline;
  const minute = kind === 'opening' ? schedule.openingAuctionMinute : schedule.closingAuctionMinute;
  const print = minute === null ? null : share.tradeAt(minute * minuteMs);
  if (!print || print.quantity === 0) return null;
  const { price, quantity } = print;
  const levels: AuctionLevel[] = [];
  for (let step = -levelsEachSide; step <= levelsEachSide; step += 1) {
    const at = price + step * tick;
    if (at < lower || at > upper) continue;
    const part = 1 + noiseAt(mix(mix(key, auctionSalt), step));
    const away = Math.max(1, Math.round((quantity * part) / 8));
    // Buyers of lower prices and sellers of higher ones wait; those at the price itself meet.
    if (step < 0) levels.push({ price: at, buy: away, sell: 0 });
    else if (step > 0) levels.push({ price: at, buy: 0, sell: away });
    else levels.push({ price: at, buy: quantity, sell: quantity });
  }
  return { levels, reference: previousClose };
}
