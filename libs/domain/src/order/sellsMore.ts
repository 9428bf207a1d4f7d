import type { Paise } from '../money/paise.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { isGtt } from './orderCheck.ts';

type Direction = 'above' | 'below';
type PriceOrNone = number | null;

/** Whether the price has a shorter way to a trigger than it had, or comes to it from the other side. */
function isSooner(before: PriceOrNone, after: PriceOrNone, from: Direction): boolean {
  if (before === null || after === null) return before !== after;
  return from === 'above' ? after < before : after > before;
}

function isCheaper(before: PriceOrNone, after: PriceOrNone): boolean {
  return before !== null && (after === null || after < before);
}

/** On which side of the last price the first trigger of a sale lies. */
function sideOfTrigger(order: CheckedOrder, lastPrice: Paise): Direction {
  const { stop, triggerPrice } = order;
  if (!isGtt(order)) return 'below';
  return stop !== null || (triggerPrice !== null && triggerPrice > lastPrice) ? 'above' : 'below';
}

/** Without a limit the trigger says what it is sold for: a lower one is cheaper, a higher one sooner. */
function movesTrigger(before: CheckedOrder, after: CheckedOrder, lastPrice: Paise): boolean {
  if (before.orderType === 'SL-M') return before.triggerPrice !== after.triggerPrice;
  return isSooner(before.triggerPrice, after.triggerPrice, sideOfTrigger(before, lastPrice));
}

function movesStop({ stop: before }: CheckedOrder, { stop: after }: CheckedOrder): boolean {
  if (after === null) return false;
  if (before === null) return true;
  return isSooner(before.triggerPrice, after.triggerPrice, 'below') || isCheaper(before.price, after.price);
}

/**
 * Whether a change of a sale that waits sells more than was confirmed, sooner, or cheaper: with the PIN it was confirmed
 * as it stands. What a purchase may cost more is known by the money that it blocks.
 *
 * @param before - As it waits; one that was triggered is a limit or a market order.
 * @param after - As it would be; the whole of both, so that what is filled counts in neither.
 */
export function sellsMore(before: CheckedOrder, after: CheckedOrder, lastPrice: Paise): boolean {
  if (before.side === 'BUY') return false;
  return (
    (after.quantity ?? 0) > (before.quantity ?? 0) ||
    isCheaper(before.price, after.price) ||
    movesTrigger(before, after, lastPrice) ||
    movesStop(before, after)
  );
}
