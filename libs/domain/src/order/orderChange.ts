import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { buysMore } from './buysMore.ts';
import { checkOrder } from './checkOrder.ts';
import { isGtt } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';
import { availableForChange, type TradedSoFar } from './restMoney.ts';

/** An order that waits, as it stands: one that was triggered is a limit or a market order. */
export interface WaitingOrder extends CheckedOrder, TradedSoFar {
  /** Of the whole order. */
  quantity: number;
  /** It stands in the queue of its price: neither queued for the next session nor waiting for its trigger. */
  isInQueue: boolean;
}

/** As many units are filled already: with nothing left to trade it would be a cancellation. */
export interface FilledFault {
  code: 'filledAlready';
  fields: readonly ['quantity'];
  severity: 'error';
  nearest: Partial<CheckedOrder>;
  figures: { filled: number };
}

/** Why a change is not sent: data, the texts are the catalogue's. */
export type OrderChangeFault = OrderFault | FilledFault;

/**
 * What a change does to the place in the queue: less quantity keeps it; another price, another trigger or more quantity
 * lose it. An order that is not in a queue yet has none. Assumption (general knowledge of price-time priority).
 */
export function placeAfterChange(order: WaitingOrder, changed: CheckedOrder): 'kept' | 'lost' | 'none' {
  if (!order.isInQueue || isGtt(order)) return 'none';
  const { quantity, price, triggerPrice } = changed;
  const isMore = quantity !== null && quantity > order.quantity;
  return isMore || price !== order.price || triggerPrice !== order.triggerPrice ? 'lost' : 'kept';
}

/** The fewest units in whole lots that leave something to trade. */
function leastQuantity({ filledQuantity }: WaitingOrder, lotSize: number): number {
  return (Math.floor(filledQuantity / lotSize) + 1) * lotSize;
}

/** What is filled stays: no way out leads to fewer. */
function aboveFilled(fault: OrderFault, { filledQuantity }: WaitingOrder, least: number): OrderFault {
  const { quantity } = fault.nearest ?? {};
  if (quantity === undefined || quantity === null || quantity > filledQuantity) return fault;
  const isShape = fault.code === 'offLot' || fault.code === 'notWhole' || fault.code === 'required';
  return { ...fault, nearest: isShape ? { quantity: least } : null };
}

/** With so much of the rest as its money pays for: over all trades charges are rounded in another place than over each. */
function affordableRest(
  fault: OrderFault,
  passes: (quantity: number) => boolean,
  lotSize: number,
): OrderFault {
  const { quantity } = fault.nearest ?? {};
  if (fault.code !== 'notEnoughFunds' || typeof quantity !== 'number') return fault;
  const enough = [0, 1, 2].map((lots) => quantity - lots * lotSize).find(passes);
  return { ...fault, nearest: enough === undefined ? null : { quantity: enough } };
}

/**
 * What keeps a change from being sent: the changed order is checked as a new one would be, and has to leave something to
 * trade. What clients have forbidden themselves stops only what buys more.
 *
 * @param order - As it stands.
 * @param changed - As it would be.
 * @param facts - As if nothing of the order had happened yet: with the money that it blocks, the shares that it sells and
 *   has sold, and without itself among the waiting ones.
 */
export function checkOrderChange(
  order: WaitingOrder,
  changed: CheckedOrder,
  facts: OrderFacts,
): OrderChangeFault[] {
  const { quantity } = changed;
  const { filledQuantity: filled } = order;
  const { lotSize } = facts.instrument;
  const least = leastQuantity(order, lotSize);
  const limits = buysMore(order, changed) ? facts.limits : null;
  const faultsOf = (one: CheckedOrder) =>
    checkOrder(one, { ...facts, limits, available: availableForChange(order, one, facts) });
  const isPaid = (units: number) =>
    faultsOf({ ...changed, quantity: units }).every(({ code }) => code !== 'notEnoughFunds');
  const faults = faultsOf(changed)
    .map((fault) => affordableRest(fault, isPaid, lotSize))
    .map((fault) => aboveFilled(fault, order, least));
  if (quantity === null || !(quantity <= filled) || filled === 0) return faults;
  const filledFault: FilledFault = {
    code: 'filledAlready',
    fields: ['quantity'],
    severity: 'error',
    nearest: { quantity: least },
    figures: { filled },
  };
  return [filledFault, ...faults.filter(({ fields }) => fields[0] !== 'quantity')];
}
