import {
  fromPaise,
  snakeCase,
  toWire,
  type CheckedOrder,
  type OrderFault,
  type OrderField,
} from '@wealth/domain';
import type { FieldFault } from '../../http/answer.ts';
import { faultText } from './orderTexts.ts';

const fields: Readonly<Record<OrderField, string>> = {
  side: 'side',
  orderType: 'order_type',
  validity: 'validity',
  quantity: 'quantity',
  price: 'price',
  triggerPrice: 'trigger_price',
  stop: 'stop',
  'stop.triggerPrice': 'stop',
  'stop.price': 'stop',
};

function nearestOf(nearest: Partial<CheckedOrder> | null, field: OrderField | undefined): number | null {
  if (!nearest || field === undefined) return null;
  if (field === 'quantity') return nearest.quantity ?? null;
  const price =
    field === 'price' ? nearest.price : field === 'triggerPrice' ? nearest.triggerPrice : undefined;
  return price === undefined || price === null ? null : toWire(fromPaise(price));
}

/** A fault of an order as a refusal lists it. A fault of no field is listed at the instrument. */
export function toFieldFault(fault: OrderFault) {
  const [field] = fault.fields;
  return {
    field: field === undefined ? 'instrument' : fields[field],
    code: snakeCase(fault.code),
    message: faultText(fault),
  } satisfies FieldFault;
}

export type WireFault = ReturnType<typeof toWireFault>;

/** A fault in a preview, with the nearest value that would pass. */
export function toWireFault(fault: OrderFault) {
  return { ...toFieldFault(fault), nearest: nearestOf(fault.nearest, fault.fields[0]) };
}
