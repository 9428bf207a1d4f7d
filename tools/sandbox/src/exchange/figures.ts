import type { Band, ModifyCommand, PlaceCommand } from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';
import type { MatcherState } from './matcherState.ts';
import type { OrderBook } from './OrderBook.ts';

/** Whether figures can be those of an order: whole paise and units above nothing, a trigger where the type has one. */
export function isPossible(
  figures: Pick<PlaceCommand, 'quantity' | 'price' | 'trigger'> & Partial<Pick<PlaceCommand, 'type'>>,
): boolean {
  const { quantity, price, trigger, type } = figures;
  const isStop = type === undefined ? trigger !== null : type === 'SL' || type === 'SL-M';
  if (!(Number.isSafeInteger(quantity) && quantity > 0 && Number.isSafeInteger(price) && price > 0)) {
    return false;
  }
  return isStop ? trigger !== null && Number.isSafeInteger(trigger) && trigger > 0 : trigger === null;
}

/** The figures of an order that can be changed. */
type Figures = Pick<LiveOrder, 'quantity' | 'price' | 'trigger'>;

/** Whether a limit or a trigger lies outside of the band; a protection price may. */
export function isOutside(
  { lower, upper }: Band,
  { type, price, trigger }: Pick<LiveOrder, 'type' | 'price' | 'trigger'>,
): boolean {
  const hasLimit = type === 'LIMIT' || type === 'SL';
  if (hasLimit && (price < lower || price > upper)) return true;
  return trigger !== null && (trigger < lower || trigger > upper);
}

/**
 * Whether a market order cannot wait with its protection price: what waits for an auction takes every price of the
 * band, what waits after the close the official one.
 */
export function isTooNarrow(
  { phase, band, reference }: Pick<MatcherState, 'phase' | 'band' | 'reference'>,
  { type, side, price }: Pick<LiveOrder, 'type' | 'side' | 'price'>,
): boolean {
  if (type !== 'MARKET' || phase === 'continuous') return false;
  const [lowest, highest] = phase === 'postClose' ? [reference, reference] : [band.lower, band.upper];
  return side === 'BUY' ? price < highest : price > lowest;
}

export function modifiedFigures(order: LiveOrder, command: ModifyCommand): Figures {
  const { quantity = order.quantity, price = order.price, trigger = order.trigger } = command;
  return { quantity, price, trigger };
}

/** Whether something changes, the order waits for a trigger when it is given one, and more is wanted than is traded. */
export function isModifiable(order: LiveOrder, { quantity, price, trigger }: Figures): boolean {
  if (trigger !== null && order.trigger === null) return false;
  const isSame = quantity === order.quantity && price === order.price && trigger === order.trigger;
  return !isSame && quantity > order.quantity - order.left;
}

/**
 * Gives an order its new figures. Less quantity keeps the place in the queue; another price or trigger, or more quantity, loses
 * it. Assumption: general knowledge.
 *
 * @returns whether it keeps its place; else it is in no queue and has to be entered again.
 */
export function applyModification(book: OrderBook, order: LiveOrder, wanted: Figures): boolean {
  const { quantity, price, trigger } = wanted;
  const more = quantity - order.quantity;
  if (price === order.price && trigger === order.trigger && more <= 0) {
    book.lessen(order, -more);
    order.quantity = quantity;
    return true;
  }
  book.leave(order);
  order.quantity = quantity;
  order.left += more;
  order.price = price;
  order.trigger = trigger;
  return false;
}
