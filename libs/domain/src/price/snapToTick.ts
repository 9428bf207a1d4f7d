import Big from 'big.js';

export type TickRounding = 'nearest' | 'down' | 'up';

const modes = {
  nearest: Big.roundHalfUp,
  down: Big.roundDown,
  up: Big.roundUp,
} as const satisfies Record<TickRounding, Big.RoundingMode>;

/**
 * Puts a price onto the instrument's tick grid, off which the exchange refuses an order.
 *
 * @param price - Rupees per unit, zero or more.
 * @param tickSize - Rupees: the smallest price step, e.g. 0.05.
 * @param rounding - `down` for a buy limit, `up` for a sell limit: never worse than what was typed.
 * @returns Rupees per unit, an exact multiple of `tickSize`.
 * @throws RangeError when the tick size is not positive or the price is negative: bugs in the caller.
 */
export function snapToTick(price: Big, tickSize: Big, rounding: TickRounding = 'nearest'): Big {
  if (tickSize.lte(0)) throw new RangeError(`the tick size must be positive, got ${tickSize}`);
  if (price.lt(0)) throw new RangeError(`the price must not be negative, got ${price}`);
  // div() is cut at 20 decimals, which no tick of 4 decimals at most can push over a half.
  return price.div(tickSize).round(0, modes[rounding]).times(tickSize);
}

/** Whether the price is a multiple of the tick size. Both in rupees, the tick positive. */
export function isOnTick(price: Big, tickSize: Big): boolean {
  return price.mod(tickSize).eq(0);
}
