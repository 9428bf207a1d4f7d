import type { Paise } from '../money/paise.ts';
import { snapPaise } from '../price/paiseTick.ts';
import type { CheckedOrder, OwnWaitingOrder } from './checkedOrder.ts';
import { isGtt, usesPrice, type Check, type OrderCheck } from './orderCheck.ts';
import { orderTaking } from './orderTaking.ts';

const notice = { severity: 'warning', nearest: null } as const;

/** The client's own orders of the other side that this one would meet. */
function metOrders({ order, facts, worstPrice }: OrderCheck): OwnWaitingOrder[] {
  return facts.ownOrders.filter(({ side, price }) => {
    if (side === order.side) return false;
    if (price === null || worstPrice === null) return price === null || !usesPrice(order);
    return order.side === 'BUY' ? worstPrice >= price : worstPrice <= price;
  });
}

/** The price of those that is met first; null where there is none, as of a market order. */
function nearestOf(met: readonly OwnWaitingOrder[], side: CheckedOrder['side']): Paise | null {
  const prices = met.flatMap(({ price }) => price ?? []);
  const inOrder = prices.toSorted((one, other) => (side === 'BUY' ? one - other : other - one));
  return inOrder[0] ?? null;
}

/** One tick short of what it would meet; null for an order without a limit, and where no such price is taken. */
function shortOf(
  { order, facts }: OrderCheck,
  met: readonly OwnWaitingOrder[],
): Partial<CheckedOrder> | null {
  const { tickSize, band } = facts.instrument;
  const price = nearestOf(met, order.side);
  // A market order of one's own is met at any price.
  if (price === null || !usesPrice(order) || met.some((own) => own.price === null)) return null;
  const short =
    order.side === 'BUY'
      ? snapPaise(price, tickSize, 'up') - tickSize
      : snapPaise(price, tickSize, 'down') + tickSize;
  const isTaken = short > 0 && (!band || (short >= band.lower && short <= band.upper));
  return isTaken ? { price: short } : null;
}

function isAuction({ session, instrument }: OrderCheck['facts']): boolean {
  if (!session) return false;
  const { phase } = orderTaking(session, { isCasEligible: instrument.hasClosingAuction });
  return phase.startsWith('preOpen') || phase.startsWith('closing');
}

/**
 * Two orders of one PAN never trade with each other: in continuous trading the exchange cancels the waiting one, in an auction
 * the new one, by the quantity that would have met. Source: NSE FAQ on self-trade prevention.
 */
export const checkSelfTrade: Check = (check) => {
  const { order, facts, quantity } = check;
  const met = isGtt(order) ? [] : metOrders(check);
  if (met.length === 0) return [];
  const waiting = met.reduce((sum, own) => sum + own.quantity, 0);
  return [
    {
      code: 'selfTrade',
      fields: ['price'],
      severity: 'warning',
      nearest: shortOf(check, met),
      figures: {
        quantity: Math.min(quantity ?? waiting, waiting),
        price: nearestOf(met, order.side),
        cancelled: isAuction(facts) ? 'new' : 'waiting',
      },
    },
  ];
};

/** Shares that the exchanges watch: told, never refused. */
export const checkSurveillance: Check = ({ facts }) => {
  const { surveillance } = facts.instrument;
  return surveillance === 'none'
    ? []
    : [{ ...notice, code: 'surveillance', fields: [], figures: { stage: surveillance } }];
};

/** A trade-for-trade share is delivered, never squared off within the day. */
export const checkDelivery: Check = ({ facts }) =>
  facts.instrument.isTradeForTrade ? [{ ...notice, code: 'deliveryOnly', fields: [], figures: null }] : [];

/** Somebody may have pressed twice: the server counts and never refuses. */
export const checkEqualOrder: Check = ({ facts }) =>
  facts.hasEqualOrder ? [{ ...notice, code: 'equalOrder', fields: [], figures: null }] : [];
