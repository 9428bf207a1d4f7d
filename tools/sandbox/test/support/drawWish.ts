import type { createSeededRandom } from '../../fuzz/createSeededRandom.ts';
import type { Wish } from '../../simulator/createTrader.ts';

export type Draw = ReturnType<typeof createSeededRandom>;

/** What the price has to come to before anything happens: near enough to be reached on most days. */
function awaited(kind: 'SL' | 'SL-M' | 'GTT', side: Wish['side'], last: number): Partial<Wish> {
  const [away, sign] = [Math.max(1, Math.round(last * 0.002)), side === 'BUY' ? 1 : -1];
  // A stop is reached by a price that goes on, a GTT here by one that turns.
  const trigger = Math.round(last) + (kind === 'GTT' ? -sign : sign) * away;
  const price = trigger + sign * away;
  if (kind === 'SL-M') return { order_type: kind, trigger_price: trigger };
  if (kind === 'SL') return { order_type: kind, trigger_price: trigger, price };
  return { order_type: 'LIMIT', validity: 'GTT', trigger_price: trigger, price };
}

/** An order of any kind, at either exchange. */
export function drawWish(draw: Draw, instrument: Wish['instrument'], last: number): Wish {
  const side = draw.chance(0.55) ? 'BUY' : 'SELL';
  const quantity = Math.ceil((20_000 + draw.below(60_000)) / last);
  const kind = draw.pick(['MARKET', 'MARKET', 'LIMIT', 'LIMIT', 'SL', 'SL-M', 'GTT'] as const);
  const validity = draw.chance(0.2) ? 'IOC' : 'DAY';
  if (kind === 'MARKET') return { instrument, side, order_type: kind, validity, quantity };
  if (kind === 'LIMIT') {
    const price = Math.round(last * (0.995 + 0.01 * draw.next()));
    return { instrument, side, order_type: kind, validity, quantity, price };
  }
  const base = { instrument, side, quantity, order_type: 'LIMIT', validity: 'DAY' } as const;
  return { ...base, ...awaited(kind, side, last) };
}
