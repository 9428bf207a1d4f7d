import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { OrderType } from '../calendar/phaseOrderTypes.ts';
import type { Side } from '../charges/chargeRules.ts';
import type { Tariff } from '../charges/tariff.ts';
import type { Exchange } from '../instrument/instrument.ts';
import type { Paise } from '../money/paise.ts';
import type { OrderSession } from './orderTaking.ts';

export type OrderValidity = 'DAY' | 'IOC' | 'GTT';

/** The second leg of a GTT on a holding. */
export interface StopLeg {
  triggerPrice: number | null;
  price: number | null;
}

/**
 * An order as it was typed. Prices are paise per unit: `typedPaise` reads what stands in a field or on the wire. Null is
 * "nothing typed" where the order asks for it, and right where it does not.
 */
export interface CheckedOrder {
  side: Side;
  /** A GTT is LIMIT, with its trigger. */
  orderType: OrderType;
  validity: OrderValidity;
  /** Units. */
  quantity: number | null;
  price: number | null;
  triggerPrice: number | null;
  /** Below the last price, while `triggerPrice` lies above it: either leg cancels the other. */
  stop: StopLeg | null;
}

export type OrderField =
  | 'side'
  | 'orderType'
  | 'validity'
  | 'quantity'
  | 'price'
  | 'triggerPrice'
  | 'stop'
  | 'stop.triggerPrice'
  | 'stop.price';

export interface OrderBand {
  lower: Paise;
  upper: Paise;
  /** The trading day of an order that is kept for a later one; absent, it is the band of now. */
  on?: CalendarDay;
}

/** What the exchange says about the share. */
export interface OrderedInstrument {
  market: Exchange;
  tickSize: Paise;
  lotSize: number;
  /** The prices that are taken, in the closing auction its narrower ones; null where none are known. */
  band: OrderBand | null;
  /** The largest quantity of one order; null for no limit. */
  freezeQuantity: number | null;
  surveillance: 'none' | 'asm' | 'gsm';
  /** Series BE and BZ: for delivery only. */
  isTradeForTrade: boolean;
  /** Whether its day ends with the closing auction, in which no stop order lives. */
  hasClosingAuction: boolean;
}

export interface OrderQuote {
  lastPrice: Paise;
  /** Null where nobody waits on that side. */
  bestBid: Paise | null;
  bestAsk: Paise | null;
}

/** One ISIN in the client's demat account, bought on whichever exchange. Units. */
export interface HoldingParts {
  /** Everything: settled, T+1, pledged and in transit. */
  quantity: number;
  /** Bought, not yet settled, with the day from which it can be sold. */
  t1: ReadonlyArray<{ quantity: number; sellableOn: CalendarDay }>;
  pledged: number;
  inTransit: number;
  /** In sales that wait already, without the order that is being modified. */
  waitingSales: number;
}

/** An order of the client's own that stands in the exchange's book of the same share. */
export interface OwnWaitingOrder {
  side: Side;
  /** Null for a market order that waits for an auction. */
  price: Paise | null;
  quantity: number;
}

/** What clients have set themselves. */
export interface OwnLimits {
  /** Null for none. */
  largestOrder: Paise | null;
  /** Today's realised loss after charges, zero or more, against the limit; null for none. */
  dailyLoss: { limit: Paise; lost: Paise } | null;
  /** Whether they have switched the share's segment off. */
  isSegmentOff: boolean;
  /** Instant (epoch milliseconds) at which their cooling-off ends; null for none or over. */
  coolingOffUntil: number | null;
}

/** What an order is checked against. What is null is not known (yet) and is not checked. */
export interface OrderFacts {
  instrument: OrderedInstrument;
  /** The trading day whose charges and rules count: `orderTaking` says it. */
  on: CalendarDay;
  quote: OrderQuote | null;
  /** Null: as if the exchange took every order now, as for what a GTT would do at its trigger. */
  session: OrderSession | null;
  /** Money that may be blocked for it, with what the order being modified has blocked; null while not known. */
  available: Paise | null;
  /** Null while not known; nothing held is a holding of noughts. */
  holding: HoldingParts | null;
  /** What bounds an order without a limit that stands at the exchange already; absent, it follows from phase and quote. */
  protection?: Paise | null;
  /** Whether this ISIN has been sold today by another order: its depository charge is then no cost of this one. */
  isSoldAlreadyToday?: boolean;
  /** Whether the client has a waiver that takes the depository's charge off on that day. */
  isDepositoryWaived?: boolean;
  /** The client's orders of the same share at the same exchange, without stop orders that wait for their trigger. */
  ownOrders: readonly OwnWaitingOrder[];
  limits: OwnLimits | null;
  /** Whether the client has given the depository its instruction (DDPI); null while not known. */
  hasDdpi: boolean | null;
  /** Whether an equal order was placed within the last 30 seconds, in any tab: the server counts. */
  hasEqualOrder: boolean;
  /** @default the tariff of the sandbox */
  tariff?: Tariff;
}
