import { averagePrice, consumeLots, sumOf, toRupees, valueOf, type Paise } from '@wealth/domain';
import type { SaleLots } from '../tax/ticketTax.ts';

/** Units and what they cost each on average, in rupees; null where nothing is held. */
interface Held {
  quantity: number;
  average: number | null;
}

/**
 * What a unit has cost on average once more of them are bought, in rupees with up to 4 decimals: prices paid, without
 * charges.
 */
export function averageAfter(held: Held, bought: { quantity: number; value: Paise }): number | null {
  const quantity = held.quantity + bought.quantity;
  if (quantity === 0 || (held.quantity > 0 && held.average === null)) return null;
  const paid = valueOf(held.average ?? 0, held.quantity);
  return toRupees(sumOf([paid, bought.value]))
    .div(quantity)
    .round(4)
    .toNumber();
}

/**
 * What a unit of those that are left has cost on average, in rupees with up to 4 decimals: a sale takes the oldest lots first,
 * so that the average of the rest is another one. Null where nothing is left, or more is sold than the lots hold.
 */
export function averageLeft({ lots, held }: Pick<SaleLots, 'lots' | 'held'>, sold: number): number | null {
  if (sold >= held) return null;
  const rest = sold > 0 ? consumeLots(lots, sold).rest : lots;
  return averagePrice(rest)?.toNumber() ?? null;
}
