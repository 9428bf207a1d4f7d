import type {
  Asset,
  Depth,
  Holding,
  Lots,
  MarketStatus,
  Offer,
  Order,
  Quote,
  StockDetail,
  TradeLimits,
} from '@wealth/api-sdk/model';
import {
  calendarDay,
  fromWire,
  istDay,
  limitsAt,
  orderTaking,
  ownLimitsOf,
  pendingSettlement,
  sumOf,
  type CalendarDay,
  type DepthInPaise,
  type HoldingParts,
  type InstrumentRef,
  type OrderFacts,
  type OrderSession,
  type OrderTaking,
  type OwnWaitingOrder,
  type Paise,
} from '@wealth/domain';
import { waiverFor, type Waiver } from '@wealth/domain/offers';
import { tradeLimitsOf } from '@wealth/parts';

/** What the screen has been told so far; what is missing has not come. */
export interface TicketReadings {
  share: StockDetail;
  quote: Quote;
  depth: Depth | undefined;
  /** Epoch milliseconds of the server's clock. */
  now: number;
  status: MarketStatus | undefined;
  asset: Asset | undefined;
  holdings: readonly Holding[] | undefined;
  /** Orders of the client that wait. */
  waiting: readonly Order[] | undefined;
  /** What the client has forbidden itself. */
  limits: TradeLimits | undefined;
  /** Whether the profile says that the depository has its instruction; undefined where it does not say. */
  hasDdpi: boolean | undefined;
  /** Of this share; a purchase needs none. */
  lots: Pick<Lots, 'sold'> | undefined;
  /** Waivers of our own charges; a purchase needs none, and a client without the right has none. */
  offers: readonly Offer[] | undefined;
  /** Whether the server has counted an equal order of the last half minute. */
  hasEqualOrder: boolean;
  /** The order that is being modified: it is checked as if nothing of it had happened yet. */
  modified?: Order;
}

/** Facts, and the share that they were read from. */
interface LackingReadings extends Pick<TicketReadings, 'share'> {
  facts: OrderFacts;
}

const waitingAtExchange: ReadonlySet<Order['status']> = new Set(['OPEN', 'PARTIAL']);

/** Two exchanges list a company under one symbol; one demat account holds it. */
const isSameShare = (one: { symbol: string }, other: { symbol: string }) => one.symbol === other.symbol;

const isSame = (one: InstrumentRef, other: InstrumentRef) =>
  isSameShare(one, other) && one.market === other.market;

/** A GTT takes nothing away before it is triggered. */
const blocks = ({ validity }: Order) => validity !== 'GTT';

const pendingOf = ({ quantity, filled_quantity: filled }: Order) => quantity - filled;

export function depthInPaise({ bids, asks }: Depth): DepthInPaise {
  const levels = (side: Depth['bids']) =>
    side.map(({ price, quantity }) => ({ price: fromWire(price), quantity }));
  return { bids: levels(bids), asks: levels(asks) };
}

/** The part of a holding that is not settled: the wire tells how much, the calendar when. */
function holdingPartsOf(readings: TicketReadings): HoldingParts | null {
  const { share, holdings, waiting, now, modified } = readings;
  if (!holdings || !waiting) return null;
  const own = holdings.filter(({ instrument }) => isSameShare(instrument, share));
  const sum = (pick: (holding: Holding) => number) => own.reduce((total, one) => total + pick(one), 0);
  const unsettled = sum((holding) => holding.t1_quantity);
  const { settlesOn: sellableOn } = pendingSettlement(now);
  return {
    // What it has sold already is a part of what it asks for.
    quantity: sum((holding) => holding.quantity) + (modified?.side === 'SELL' ? modified.filled_quantity : 0),
    t1: unsettled > 0 ? [{ quantity: unsettled, sellableOn }] : [],
    pledged: sum((holding) => holding.pledged),
    inTransit: 0,
    waitingSales: waiting
      .filter((order) => order.side === 'SELL' && blocks(order) && isSameShare(order.instrument, share))
      .filter(({ id }) => id !== modified?.id)
      .reduce((total, order) => total + pendingOf(order), 0),
  };
}

/** The client's orders that stand in the exchange's book of the share; not the one that is being modified. */
export function ordersInBook({
  share,
  waiting,
  modified,
}: Pick<TicketReadings, 'share' | 'waiting' | 'modified'>): Order[] {
  return (waiting ?? []).filter(
    ({ id, instrument, status }) =>
      id !== modified?.id && isSame(instrument, share) && waitingAtExchange.has(status),
  );
}

const toOwnOrder = (order: Order): OwnWaitingOrder => ({
  side: order.side,
  price: order.price === null ? null : fromWire(order.price),
  quantity: pendingOf(order),
});

function sessionOf({ share, quote, now, status }: TicketReadings): OrderSession | null {
  if (!status) return null;
  const isHalted =
    quote.halted ||
    status.halts.some(
      ({ market, symbol }) => symbol === null || (market === share.market && symbol === share.symbol),
    );
  return { instant: now, mode: status.mode, isHalted };
}

/** The day that an order which is given now goes to, as far as its figures are known. */
type GoesTo = Pick<OrderFacts['instrument'], 'band' | 'tickSize'> & { lastPrice: Paise };

type Priced = Pick<TicketReadings, 'share' | 'quote'>;

/** The band of a day; null of an index, which has none. */
export function bandOf({
  lower_band: lower,
  upper_band: upper,
}: Pick<Quote, 'lower_band' | 'upper_band'>): OrderFacts['instrument']['band'] {
  return lower === null || upper === null ? null : { lower: fromWire(lower), upper: fromWire(upper) };
}

/** The later day for which an order that is given now is kept; null where it goes to the exchange, or to its day of now. */
function keptUntil({ day, afterMarket }: OrderTaking, now: number): CalendarDay | null {
  return afterMarket && day > istDay(now) ? day : null;
}

/**
 * The band and the step of the day that an order goes to; of a later one as its share tells them, and nothing until it does.
 *
 * @param on - The later day; null for the day of the quote.
 */
function orderDayOf({ share, quote }: Priced, on: string | null): GoesTo {
  const lastPrice = fromWire(quote.last_price);
  if (on === null) return { band: bandOf(quote), tickSize: fromWire(share.tick_size), lastPrice };
  const { next_day: next } = share;
  if (next?.day !== on) return { band: null, tickSize: fromWire(share.tick_size), lastPrice };
  const band = bandOf(next);
  return {
    band: band && { ...band, on: calendarDay(on) },
    tickSize: fromWire(next.tick_size),
    lastPrice: fromWire(next.previous_close),
  };
}

/** Whether the share has to be read again: orders are kept for a day of which it does not tell. */
export function lacksNextDay({ facts: { session, on, instrument }, share }: LackingReadings): boolean {
  if (!session) return false;
  const taking = orderTaking(session, { isCasEligible: instrument.hasClosingAuction });
  return keptUntil(taking, session.instant) !== null && share.next_day?.day !== on;
}

function instrumentOf({ share }: TicketReadings, { band, tickSize }: GoesTo): OrderFacts['instrument'] {
  return {
    market: share.market === 'BSE' ? 'BSE' : 'NSE',
    tickSize,
    lotSize: share.lot_size,
    band,
    freezeQuantity: share.freeze_quantity,
    surveillance: share.surveillance,
    isTradeForTrade: share.series === 'BE' || share.series === 'BZ',
    hasClosingAuction: share.closing_auction,
  };
}

function quoteOf({ depth }: TicketReadings, { lastPrice }: GoesTo): OrderFacts['quote'] {
  const best = (side: Depth['bids'] | undefined) => (side?.[0] ? fromWire(side[0].price) : null);
  return { lastPrice, bestBid: best(depth?.bids), bestAsk: best(depth?.asks) };
}

function ownLimitsNow({ share, limits, now }: TicketReadings): OrderFacts['limits'] {
  if (!limits) return null;
  const segment = share.segment === 'all' ? 'stock' : share.segment;
  return ownLimitsOf(limitsAt(tradeLimitsOf(limits), now), { segment, lost: fromWire(limits.lost_today) });
}

/** Of an order that is modified, also what it blocks. */
function availableOf({ asset, modified }: TicketReadings): OrderFacts['available'] {
  if (!asset) return null;
  const available = fromWire(asset.available);
  if (!modified || modified.side === 'SELL') return available;
  // What bounds one without a limit in the book is known to the exchange alone.
  if (modified.price === null && waitingAtExchange.has(modified.status)) return null;
  return sumOf([available, fromWire(modified.blocked)]);
}

const toWaiver = ({ id, uses, uses_left: left, valid_from: from, valid_until: until }: Offer): Waiver => ({
  id,
  uses,
  used: uses - left,
  validFrom: calendarDay(from),
  validUntil: calendarDay(until),
});

/** Everything that an order of this share is checked against, as far as it is known. */
export function ticketFactsOf(readings: TicketReadings): OrderFacts {
  const { share, now, lots, offers, hasEqualOrder } = readings;
  const session = sessionOf(readings);
  const taking = orderTaking(session ?? { instant: now, mode: 'exchange-hours' }, {
    isCasEligible: share.closing_auction,
  });
  const { day: on } = taking;
  // While the mode of the market is not known, the share tells whether its orders are kept.
  const later = session ? keptUntil(taking, now) : (share.next_day?.day ?? null);
  const goesTo = orderDayOf(readings, later);
  return {
    instrument: instrumentOf(readings, goesTo),
    on,
    quote: quoteOf(readings, goesTo),
    session,
    available: availableOf(readings),
    holding: holdingPartsOf(readings),
    isSoldAlreadyToday: lots?.sold.some(({ isin, sold_on: day }) => isin === share.isin && day === on),
    isDepositoryWaived: offers !== undefined && waiverFor(offers.toReversed().map(toWaiver), on) !== null,
    ownOrders: ordersInBook(readings).map(toOwnOrder),
    limits: ownLimitsNow(readings),
    hasDdpi: readings.hasDdpi ?? null,
    hasEqualOrder,
  };
}
