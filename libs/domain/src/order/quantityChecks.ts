import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { largestQuantity, largestValue } from './orderBounds.ts';
import { countedValue, wholeLots, withQuantity, type Check } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';

const fields = ['quantity'] as const;

function shapeFault(order: CheckedOrder, lotSize: number): OrderFault | null {
  const { quantity } = order;
  if (quantity === null || Number.isNaN(quantity)) {
    return { code: 'required', fields, severity: 'error', nearest: withQuantity(lotSize), figures: null };
  }
  if (quantity <= 0) {
    return { code: 'notPositive', fields, severity: 'error', nearest: withQuantity(lotSize), figures: null };
  }
  if (quantity > largestQuantity) {
    const nearest = withQuantity(wholeLots(largestQuantity, lotSize));
    return {
      code: 'quantityTooLarge',
      fields,
      severity: 'error',
      nearest,
      figures: { largest: largestQuantity },
    };
  }
  if (Number.isInteger(quantity)) return null;
  const nearest = withQuantity(Math.max(lotSize, wholeLots(quantity, lotSize)));
  return { code: 'notWhole', fields, severity: 'error', nearest, figures: null };
}

/** A quantity is whole, positive and of a size that is counted exactly. */
export const checkQuantity: Check = ({ order, facts }) => {
  const fault = shapeFault(order, facts.instrument.lotSize);
  return fault ? [fault] : [];
};

/** A quantity is a multiple of the lot. */
export const checkLot: Check = ({ quantity, facts }) => {
  const { lotSize } = facts.instrument;
  if (quantity === null || quantity % lotSize === 0) return [];
  const nearest = withQuantity(Math.max(lotSize, wholeLots(quantity, lotSize)));
  return [{ code: 'offLot', fields, severity: 'error', nearest, figures: { lotSize } }];
};

/** The largest order that the exchange takes, in whole lots; null for no limit. */
function largestSlice({ freezeQuantity, lotSize }: OrderFacts['instrument']): number | null {
  return freezeQuantity === null ? null : wholeLots(freezeQuantity, lotSize);
}

/** The exchange freezes an order above the share's freeze quantity (assumption: instrument data of the sandbox). */
export const checkFreeze: Check = ({ quantity, facts }) => {
  const { freezeQuantity } = facts.instrument;
  const slice = largestSlice(facts.instrument);
  if (quantity === null || freezeQuantity === null || slice === null || quantity <= freezeQuantity) return [];
  const sliceCount = slice > 0 ? Math.ceil(quantity / slice) : 0;
  const lastSlice = quantity - (sliceCount - 1) * slice;
  return [
    {
      code: 'aboveFreeze',
      fields,
      severity: 'error',
      nearest: withQuantity(slice),
      figures: { freezeQuantity, sliceCount, slice, lastSlice: slice > 0 ? lastSlice : 0 },
    },
  ];
};

/** Value and charges are counted exactly up to a bound of ours. */
export const checkValue: Check = ({ quantity, price, worstPrice, worth, facts }) => {
  const dearest = Math.max(price ?? 0, worstPrice ?? 0, worth ?? 0);
  if (quantity === null || dearest === 0 || dearest * quantity <= largestValue) return [];
  const nearest = withQuantity(wholeLots(largestValue / dearest, facts.instrument.lotSize));
  return [
    {
      code: 'valueTooLarge',
      fields: ['quantity', 'price'],
      severity: 'error',
      nearest,
      figures: { largest: largestValue },
    },
  ];
};

/** The client's own largest purchase, at the limit or the last price. Nobody is kept from selling. */
export const checkOwnLargest: Check = ({ order, quantity, worth, facts }) => {
  const largestOrder = order.side === 'BUY' ? (facts.limits?.largestOrder ?? null) : null;
  const value = countedValue(worth, quantity);
  if (largestOrder === null || value === null || worth === null || value <= largestOrder) return [];
  const nearest = withQuantity(wholeLots(largestOrder / worth, facts.instrument.lotSize));
  return [
    {
      code: 'aboveOwnLimit',
      fields: ['quantity', 'price'],
      severity: 'error',
      nearest,
      figures: { largestOrder, value },
    },
  ];
};
