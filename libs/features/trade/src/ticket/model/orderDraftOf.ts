import type { OrderDraft } from '@wealth/api-sdk/model';
import {
  fromPaise,
  largestPrice,
  largestQuantity,
  toWire,
  type CheckedOrder,
  type InstrumentRef,
} from '@wealth/domain';
import { hasLimit, hasTrigger } from './changeTicket.ts';

// What lies beyond the bounds is told on the ticket and never sent.
const isQuantity = (quantity: number | null): quantity is number =>
  quantity !== null && Number.isInteger(quantity) && quantity > 0 && quantity <= largestQuantity;

const isPrice = (price: number | null): price is number =>
  price !== null && Number.isInteger(price) && price > 0 && price <= largestPrice;

const wirePrice = (price: number) => toWire(fromPaise(price));

/** The order as it goes to the server; null while it is none that could be sent. */
export function orderDraftOf({ market, symbol }: InstrumentRef, order: CheckedOrder): OrderDraft | null {
  const { side, orderType, validity, quantity, price, triggerPrice, stop } = order;
  if (!isQuantity(quantity)) return null;
  const draft: OrderDraft = {
    instrument: { market, symbol },
    side,
    order_type: orderType,
    product: 'CNC',
    validity,
    quantity,
  };
  if (hasLimit(orderType)) {
    if (!isPrice(price)) return null;
    draft.price = wirePrice(price);
  }
  if (hasTrigger(order)) {
    if (!isPrice(triggerPrice)) return null;
    draft.trigger_price = wirePrice(triggerPrice);
  }
  if (stop) {
    if (!isPrice(stop.triggerPrice) || !isPrice(stop.price)) return null;
    draft.stop = { trigger_price: wirePrice(stop.triggerPrice), price: wirePrice(stop.price) };
  }
  return draft;
}
