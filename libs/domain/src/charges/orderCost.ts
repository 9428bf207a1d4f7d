import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import { chargesOfValue, type ChargedTrade, type ChargeLine } from './orderCharges.ts';
import { sandboxTariff, type Tariff } from './tariff.ts';

export interface CostedOrder extends ChargedTrade {
  /** Per unit: the limit, or what a market order may have to pay at worst. */
  price: Paise;
  /** Units, a whole number. */
  quantity: number;
}

export interface OrderCost {
  /** Price × quantity. */
  value: Paise;
  /** Each charge by name, in the order of a contract note. */
  lines: readonly ChargeLine[];
  /** The sum of the lines. */
  charges: Paise;
  /**
   * Of a BUY the cash that it needs, value and charges; of a SELL the proceeds, value less charges, which are negative
   * where the charges are more than the value.
   */
  cash: Paise;
}

/**
 * What an order costs or brings in before it is placed, to the paisa what the contract note says if it is filled in one day at
 * this price.
 *
 * @throws RangeError when no rule is in force on the day, the quantity is not a whole number of zero or more, or the value is
 *   beyond 2^53 paise: bugs in the caller.
 */
export function orderCost(order: CostedOrder, tariff: Tariff = sandboxTariff): OrderCost {
  const value = valueAt(order.price, order.quantity);
  const { lines, total } = chargesOfValue(order, value, tariff);
  const cash = order.side === 'BUY' ? sumOf([value, total]) : minus(value, total);
  return { value, lines, charges: total, cash };
}
