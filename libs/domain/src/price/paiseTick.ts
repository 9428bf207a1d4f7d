import { fromPaise, type Paise } from '../money/paise.ts';
import type { TickRounding } from './snapToTick.ts';

const roundings = {
  nearest: Math.round,
  down: Math.floor,
  up: Math.ceil,
} as const satisfies Record<TickRounding, (ticks: number) => number>;

function checkTick(tickSize: Paise): void {
  if (tickSize <= 0) throw new RangeError(`the tick size must be positive, got ${tickSize}`);
}

/**
 * As `snapToTick`, of a price in paise: what orders and the exchange count in, since no tick of a share is finer.
 *
 * @param price - Paise per unit, zero or more; a part of a paisa, as somebody may type it, is on no grid.
 * @throws RangeError when the tick size is not positive or the price is negative or no number: bugs in the caller.
 */
export function snapPaise(price: number, tickSize: Paise, rounding: TickRounding = 'nearest'): Paise {
  checkTick(tickSize);
  if (!(price >= 0)) throw new RangeError(`the price must not be negative, got ${price}`);
  return fromPaise(roundings[rounding](price / tickSize) * tickSize);
}

/** Whether a price in paise is a multiple of the tick size. @throws RangeError when the tick size is not positive. */
export function isPaiseOnTick(price: number, tickSize: Paise): boolean {
  checkTick(tickSize);
  return price % tickSize === 0;
}
