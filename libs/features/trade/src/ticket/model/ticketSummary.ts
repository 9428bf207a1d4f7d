import {
  breakEvenPrice,
  checkOrder,
  createOrderCheck,
  depositoryFactsOf,
  expectedPrice,
  fillEstimate,
  fromPaise,
  largestValue,
  minus,
  orderCost,
  orderOutlook,
  quantityForAmount,
  rehearseGtt,
  sellableQuantity,
  settlementOf,
  smallestTrade,
  type CheckedOrder,
  type DepthInPaise,
  type FillEstimate,
  type OrderCheck,
  type OrderCost,
  type OrderEvent,
  type OrderFacts,
  type OrderFault,
  type Paise,
  type RehearsedLeg,
  type Settlement,
  type SmallestTrade,
} from '@wealth/domain';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import type { TicketReadingsNow } from '../../core/checks/useTicketReadings.ts';
import { hasLimit, hasTrigger } from './changeTicket.ts';

/** What follows from what was typed, worked out again at each key. Null is "not known", never nought. */
export interface TicketSummary {
  order: CheckedOrder;
  faults: readonly OrderFault[];
  /** What it is counted with: the limit; without one the average of the depth that fills all of it, else the last price. */
  price: Paise | null;
  /** Where a MARKET or SL-M order stops to fill; null for the others. */
  protection: Paise | null;
  cost: OrderCost | null;
  /** Of a BUY the money that is blocked until it is filled: at the worst price. */
  needed: Paise | null;
  /** Of a BUY what is left of the money that is available; negative where it is not enough. */
  left: Paise | null;
  /** Of an amount what is not used, since shares are whole. */
  unused: Paise | null;
  /** Of a BUY the lowest price at which a sale brings in what it costs. */
  breakEven: Paise | null;
  estimate: FillEstimate | null;
  /** The fewest units that are worth the smallest trade; null where one lot is, or no price is known. */
  smallest: SmallestTrade | null;
  /** Units that can be sold now. */
  sellable: number | null;
  settlement: Settlement;
  outlook: readonly OrderEvent[];
  /** Of a GTT what each leg would do if it were triggered now; empty of the others. */
  rehearsal: readonly RehearsedLeg[];
}

/** A price below the smallest is none that anything can be counted with. */
const countable = (price: Paise | null): price is Paise => price !== null && price > 0;

/** The order that the ticket means. Of an amount the quantity follows from the worst price, so that it is always enough. */
function orderOf(state: TicketState, facts: OrderFacts): CheckedOrder {
  const { side, orderType, validity, by, amount } = state;
  const isTwoLeg = validity === 'GTT' && side === 'SELL';
  const order: CheckedOrder = {
    side,
    orderType,
    validity,
    quantity: state.quantity,
    price: hasLimit(orderType) ? state.price : null,
    triggerPrice: hasTrigger(state) ? state.triggerPrice : null,
    stop: isTwoLeg ? state.stop : null,
  };
  if (by === 'shares') return order;
  const { worstPrice, worth } = createOrderCheck(order, facts);
  const price = side === 'BUY' ? worstPrice : worth;
  if (amount === null || !countable(price)) return { ...order, quantity: null };
  const { market, lotSize } = facts.instrument;
  const quantity = quantityForAmount(
    { market, product: 'delivery', side, on: facts.on, amount, price, lotSize },
    facts.tariff,
  );
  return { ...order, quantity };
}

/** Beyond it nothing is counted: the order is refused anyway. */
const isCountedValue = (price: Paise, quantity: number) => price * quantity <= largestValue;

/** What can be counted of an order. */
interface Counted {
  state: TicketState;
  facts: OrderFacts;
  order: CheckedOrder;
  /** Null where it is none that can be counted with. */
  quantity: number | null;
  worth: Paise | null;
  worstPrice: Paise | null;
}

type TicketMoney = Pick<TicketSummary, 'cost' | 'needed' | 'left' | 'unused' | 'breakEven'>;

const noCost: TicketMoney = { cost: null, needed: null, left: null, unused: null, breakEven: null };

function moneyOf({ state, facts, order, quantity, worth, worstPrice }: Counted): TicketMoney {
  if (quantity === null || quantity <= 0 || !countable(worth) || !isCountedValue(worth, quantity))
    return noCost;
  const { instrument, on, available, tariff } = facts;
  const trade = {
    market: instrument.market,
    product: 'delivery',
    on,
    ...depositoryFactsOf(facts),
  } as const;
  const costAt = (price: Paise) => orderCost({ ...trade, side: order.side, price, quantity }, tariff);
  const cost = costAt(worth);
  if (order.side === 'SELL') return { ...noCost, cost };
  const isWorstCounted = countable(worstPrice) && isCountedValue(worstPrice, quantity);
  const needed = isWorstCounted ? costAt(worstPrice).cash : null;
  const lessNeeded = (amount: Paise | null) =>
    amount === null || needed === null ? null : minus(amount, needed);
  const { tickSize } = instrument;
  return {
    cost,
    needed,
    left: lessNeeded(available),
    unused: lessNeeded(state.by === 'amount' ? state.amount : null),
    breakEven: breakEvenPrice(
      { ...trade, isDepositoryWaived: false, paid: cost.cash, quantity, tickSize },
      tariff,
    ),
  };
}

/** What a unit of an order is counted with. */
function countedWith(
  { order, quantity, worth }: Pick<OrderCheck, 'order' | 'quantity' | 'worth'>,
  estimate: FillEstimate | null,
): Paise | null {
  if (order.orderType !== 'MARKET' || quantity === null || worth === null) return worth;
  return expectedPrice(estimate, { quantity, lastPrice: worth });
}

function estimateOf(
  {
    order,
    quantity,
    worstPrice,
    facts: { on },
  }: Pick<Counted, 'order' | 'quantity' | 'worstPrice' | 'facts'>,
  depth: DepthInPaise | null,
): FillEstimate | null {
  if (depth === null || quantity === null || quantity <= 0 || hasTrigger(order)) return null;
  return fillEstimate({ depth, side: order.side, quantity, worstAllowed: worstPrice, on });
}

function smallestOf({ instrument, on }: OrderFacts, price: Paise | null): SmallestTrade | null {
  if (!countable(price)) return null;
  const smallest = smallestTrade(price, instrument.lotSize, on);
  return smallest.quantity > instrument.lotSize ? smallest : null;
}

/**
 * The estimate, the costs and the checks of a ticket: pure, and quick enough for every key.
 *
 * @param state - As it was typed.
 */
export function ticketSummaryOf(
  state: TicketState,
  { facts, depth }: Pick<TicketReadingsNow, 'facts' | 'depth'>,
): TicketSummary {
  const order = orderOf(state, facts);
  const check = createOrderCheck(order, facts);
  const { quantity, worstPrice } = check;
  const estimate = estimateOf({ order, quantity, worstPrice, facts }, depth);
  const worth = countedWith(check, estimate);
  const counted = { state, facts, order, quantity, worth, worstPrice };
  const { instrument, session, holding } = facts;
  const options = { isCasEligible: instrument.hasClosingAuction };
  return {
    order,
    faults: checkOrder(order, facts),
    price: worth,
    protection: hasLimit(order.orderType) ? null : worstPrice,
    ...moneyOf(counted),
    estimate,
    smallest: smallestOf(facts, worth),
    sellable: holding && sellableQuantity(holding),
    settlement: settlementOf(facts.on),
    outlook: session ? orderOutlook(order, { session, options }) : [],
    rehearsal: rehearseGtt(order, facts),
  };
}

/** A part of what can be sold, in whole lots; at least one where there is one. */
export function partOf(sellable: number, percent: number, lotSize: number): number {
  if (percent >= 100) return sellable;
  const lots = Math.floor((sellable * percent) / 100 / lotSize);
  return Math.min(sellable, Math.max(1, lots) * lotSize);
}

/** Percentage points that a price has moved beyond which a review is asked for again. */
const movedPercent = 1;

/** Whether the last price is so far from the one that a review was calculated with that it has to be looked at again. */
export function hasMoved(reviewed: Paise, lastPrice: Paise): boolean {
  return Math.abs(lastPrice - reviewed) * 100 > fromPaise(reviewed) * movedPercent;
}
