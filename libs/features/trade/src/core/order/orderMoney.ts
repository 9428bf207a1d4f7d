import type { OrderDetail } from '@wealth/api-sdk/model';
import { fromWire, minus, sumOf, valueOf, type Paise } from '@wealth/domain';

/** What an order has come to so far, exact. */
export interface OrderMoney {
  /** Of its trades, before charges. */
  value: Paise;
  charges: Paise;
  /** Of a purchase what it costs, of a sale what comes in. */
  total: Paise;
}

/** From the trades themselves: a rounded average times a quantity would be off. */
export function orderMoney({ side, trades, charges_total: charged }: OrderDetail): OrderMoney {
  const value = sumOf(trades.map(({ price, quantity }) => valueOf(price, quantity)));
  const charges = fromWire(charged);
  return { value, charges, total: side === 'BUY' ? sumOf([value, charges]) : minus(value, charges) };
}
