import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { minus } from '../money/arithmetic.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
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
import { needsOf } from './orderNeeds.ts';
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

/** The smallest trade in rupees and in whole lots of a share. */
export interface SmallestTrade {
  minimum: Paise;
  quantity: number;
}

/** How many units are worth the smallest trade. */
export function smallestTrade(price: Paise, lotSize: number, on: CalendarDay): SmallestTrade {
  const { minimum } = rowInForce(minimumTradeRules, on);
  return { minimum, quantity: Math.ceil(minimum / (price * lotSize)) * lotSize };
}

function enoughFor(check: OrderCheck, price: Paise): Partial<CheckedOrder> | null {
  const { instrument, on } = check.facts;
  const { quantity: enough } = smallestTrade(price, instrument.lotSize, on);
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
  const nearest = enoughFor(check, price);
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

/** The most whole lots that the money pays for at the worst price. */
function affordable({ order, facts }: OrderCheck, price: Paise, available: Paise): number {
  if (order.side === 'SELL') return 0;
  const { market, lotSize } = facts.instrument;
  const trade = { market, product: 'delivery', side: 'BUY', on: facts.on } as const;
  return quantityForAmount({ ...trade, amount: available, price, lotSize }, facts.tariff);
}

/** The money that an order may need at worst, value and charges, is there. */
export const checkFunds: Check = (check) => {
  const { available } = check.facts;
  const needs = needsOf(check);
  if (available === null || !needs) return [];
  const { needed, worstPrice } = needs;
  const usable = fromPaise(Math.max(0, available));
  if (needed <= usable) return [];
  return [
    {
      code: 'notEnoughFunds',
      fields: ['quantity', 'price'],
      severity: severityNow(check.order),
      nearest: withQuantity(affordable(check, worstPrice, usable)),
      figures: { needed, available, missing: minus(needed, available), price: worstPrice },
    },
  ];
};
