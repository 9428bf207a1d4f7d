import type { Side } from '../charges/chargeRules.ts';
import type { Paise } from '../money/paise.ts';
import { snapPaise } from '../price/paiseTick.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { isGtt, isStopOrder, severityNow, type Check, type OrderCheck } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';
import { beyondLast } from './priceChecks.ts';

interface Leg {
  field: 'triggerPrice' | 'stop.triggerPrice';
  priceField: 'price' | 'stop.price';
  triggerPrice: Paise | null;
  price: Paise | null;
  /** Where the trigger has to lie from the last price; null for either side. */
  side: 'above' | 'below' | null;
  putTrigger: (triggerPrice: Paise) => Partial<CheckedOrder>;
  putPrice: (price: Paise) => Partial<CheckedOrder>;
}

function firstSide(order: CheckedOrder): Leg['side'] {
  if (isStopOrder(order)) return order.side === 'BUY' ? 'above' : 'below';
  return order.stop ? 'above' : null;
}

function legsOf({ order, price, triggerPrice, stop }: OrderCheck): Leg[] {
  if (!isStopOrder(order) && !isGtt(order)) return [];
  const first: Leg = {
    field: 'triggerPrice',
    priceField: 'price',
    triggerPrice,
    price,
    side: firstSide(order),
    putTrigger: (value) => ({ triggerPrice: value }),
    putPrice: (value) => ({ price: value }),
  };
  if (!stop || !isGtt(order)) return [first];
  return [
    first,
    {
      field: 'stop.triggerPrice',
      priceField: 'stop.price',
      ...stop,
      side: 'below',
      putTrigger: (value) => ({ stop: { price: null, ...order.stop, triggerPrice: value } }),
      putPrice: (value) => ({ stop: { triggerPrice: null, ...order.stop, price: value } }),
    },
  ];
}

/** Where a trigger lies that would be met at once. */
function wrongSide(leg: Leg, side: Side, lastPrice: Paise): 'above' | 'below' | null {
  const { triggerPrice } = leg;
  if (triggerPrice === null) return null;
  // Without a side to be on, only the last price itself is wrong: who buys waits for less, who sells for more.
  if (leg.side === null) {
    if (triggerPrice !== lastPrice) return null;
    return side === 'BUY' ? 'below' : 'above';
  }
  const isBeyond = leg.side === 'above' ? triggerPrice > lastPrice : triggerPrice < lastPrice;
  return isBeyond ? null : leg.side;
}

/**
 * A trigger lies where the price has still to go: of a stop order to buy above the last price, to sell below it; of two legs
 * one on either side.
 */
export const checkTriggerSide: Check = (check) => {
  const { order, facts } = check;
  const { quote } = facts;
  if (!quote) return [];
  const { lastPrice } = quote;
  return legsOf(check).flatMap((leg): OrderFault[] => {
    const side = wrongSide(leg, order.side, lastPrice);
    if (!side) return [];
    const value = beyondLast(side, check, lastPrice);
    const nearest = value === null ? null : leg.putTrigger(value);
    return [
      { code: 'triggerSide', fields: [leg.field], severity: 'error', nearest, figures: { lastPrice, side } },
    ];
  });
};

/** A limit that the trigger meets: a stop order's has to, a GTT whose limit does not would rest when it is triggered. */
export const checkLimitReach: Check = (check) => {
  const { order, facts } = check;
  const { tickSize } = facts.instrument;
  const isBuy = order.side === 'BUY';
  return legsOf(check).flatMap((leg): OrderFault[] => {
    const { price, triggerPrice } = leg;
    if (price === null || triggerPrice === null) return [];
    if (isBuy ? price >= triggerPrice : price <= triggerPrice) return [];
    const value = snapPaise(triggerPrice, tickSize, isBuy ? 'up' : 'down');
    return [
      {
        code: 'limitShortOfTrigger',
        fields: [leg.priceField, leg.field],
        severity: severityNow(order),
        nearest: value > 0 ? leg.putPrice(value) : null,
        figures: { triggerPrice },
      },
    ];
  });
};

/** A GTT sends a limit order when it is triggered. */
export const checkGttType: Check = ({ order, price, worstPrice }) =>
  isGtt(order) && order.orderType !== 'LIMIT'
    ? [
        {
          code: 'gttNeedsLimit',
          fields: ['orderType'],
          severity: 'error',
          nearest: { orderType: 'LIMIT', price: price ?? worstPrice },
          figures: null,
        },
      ]
    : [];
