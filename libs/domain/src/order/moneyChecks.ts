import { rowInForce } from '../calendar/rowInForce.ts';
import { orderCost } from '../charges/orderCost.ts';
import { fromPaise, isPaise, type Paise } from '../money/paise.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { minimumTradeRules } from './orderBounds.ts';
import {
  countedValue,
  isGtt,
  severityNow,
  wholeLots,
  withQuantity,
  type Check,
  type OrderCheck,
} from './orderCheck.ts';
import { quantityForAmount } from './quantityForAmount.ts';
import { sellableQuantity } from './sellableQuantity.ts';

/** Of two legs the one that brings in less: its order has to pass when it is triggered. */
function lowestWorth({ order, worth, stop }: OrderCheck): Paise | null {
  if (!isGtt(order) || !stop) return worth;
  return worth !== null && stop.price !== null && stop.price < worth ? stop.price : worth;
}

/** What can be sold of the holding in whole lots; null where it is not known. */
function allOf({ facts }: OrderCheck): number | null {
  return facts.holding && wholeLots(sellableQuantity(facts.holding), facts.instrument.lotSize);
}

function enoughFor(check: OrderCheck, price: Paise, minimum: Paise): Partial<CheckedOrder> | null {
  const { lotSize } = check.facts.instrument;
  const enough = Math.ceil(minimum / (price * lotSize)) * lotSize;
  const all = allOf(check);
  const isSale = check.order.side === 'SELL';
  return withQuantity(isSale && all !== null ? Math.min(enough, all) : enough);
}

/** An order is worth the minimum at its limit or the last price; a sale also passes that sells all that can be sold. */
export const checkMinimum: Check = (check) => {
  const { order, facts, quantity } = check;
  const { minimum } = rowInForce(minimumTradeRules, facts.on);
  const price = lowestWorth(check);
  const value = countedValue(price, quantity);
  if (price === null || value === null || value >= minimum) return [];
  // A holding that is not known yet may be one that is sold whole.
  if (order.side === 'SELL' && (!facts.holding || quantity === allOf(check))) return [];
  const nearest = enoughFor(check, price, minimum);
  return [
    {
      code: 'belowMinimum',
      fields: ['quantity', 'price'],
      severity: 'error',
      nearest,
      figures: { minimum, value },
    },
  ];
};

function neededFor(check: OrderCheck, price: Paise, quantity: number): Paise {
  const { order, facts } = check;
  const { cash } = orderCost(
    {
      market: facts.instrument.market,
      product: 'delivery',
      side: order.side,
      on: facts.on,
      price,
      quantity,
      isSoldAlreadyToday: facts.isSoldAlreadyToday ?? false,
    },
    facts.tariff,
  );
  // The charges of a very small sale may be more than it brings in.
  return order.side === 'BUY' ? cash : fromPaise(Math.max(0, 0 - cash));
}

/** The money that an order may need at worst, value and charges, is there. */
export const checkFunds: Check = (check) => {
  const { order, facts, quantity, worstPrice } = check;
  const { available, instrument, on, tariff } = facts;
  if (available === null || worstPrice === null || quantity === null) return [];
  if (worstPrice <= 0 || countedValue(worstPrice, quantity) === null) return [];
  const needed = neededFor(check, worstPrice, quantity);
  if (needed <= Math.max(0, available)) return [];
  const affordable = { market: instrument.market, product: 'delivery', side: 'BUY', on } as const;
  const { lotSize } = instrument;
  const most =
    order.side === 'BUY'
      ? quantityForAmount(
          { ...affordable, amount: fromPaise(Math.max(0, available)), price: worstPrice, lotSize },
          tariff,
        )
      : 0;
  const missing = needed - available;
  return [
    {
      code: 'notEnoughFunds',
      fields: ['quantity', 'price'],
      severity: severityNow(order),
      nearest: withQuantity(most),
      figures: {
        needed,
        available,
        missing: isPaise(missing) ? missing : needed,
        price: worstPrice,
      },
    },
  ];
};
