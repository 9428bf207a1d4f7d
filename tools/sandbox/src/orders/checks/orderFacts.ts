import {
  fromPaise,
  fromWire,
  istDay,
  orderTaking,
  sumOf,
  type HoldingParts,
  type OrderFacts,
  type OrderQuote,
  type OrderSession,
  type OrderTaking,
  type Paise,
} from '@wealth/domain';
import type { Clients } from '../../clients/clients.ts';
import type { Ledger } from '../../ledger/createLedger.ts';
import type { OwnLimitsDesk } from '../../limits/createOwnLimits.ts';
import type { Offers } from '../../offers/createOffers.ts';
import type { SandboxClock } from '../../machine/createSandboxClock.ts';
import type { Market } from '../../market/market.ts';
import {
  orderDay,
  paiseOrNull,
  toOrderedInstrument,
  type OrderDay,
  type QuotedShare,
} from './orderInstrument.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';

/** Equal orders within this time ask "Place a second one?". */
export const equalOrderMs = 30_000;

export interface FactSources {
  clock: SandboxClock;
  ledger: Ledger;
  market: Market;
  table: OrderTable;
  clients: Pick<Clients, 'byId'>;
  limits: Pick<OwnLimitsDesk, 'forOrder'>;
  offers: Pick<Offers, 'isWaived'>;
}

/** What an order is about, and which one is being modified: what that one blocks, and has sold, is free for it. */
export interface Asked {
  clientId: string;
  share: QuotedShare;
  contentHash: string;
  modified: StoredOrder | null;
  /** Whether the best prices matter: not for a limit order. */
  needsDepth?: boolean;
  /** Whether the holding is needed: not for a purchase whose facts are not shown. */
  needsHolding?: boolean;
  /** Whether an equal recent order is looked for: only where warnings are shown, because it refuses nothing. */
  needsEqual?: boolean;
}

/** When an order is given, by the clock and the mode of the sandbox. */
export function sessionOf(
  { clock, market }: Pick<FactSources, 'clock' | 'market'>,
  { instrument, quote }: QuotedShare,
): OrderSession {
  return {
    instant: clock.now(),
    mode: market.isAlwaysOpen() ? 'always-open' : 'exchange-hours',
    isHalted: instrument.isHalted || quote.isHalted,
  };
}

/** What becomes of an order that is given now. */
export function takingOf(sources: Pick<FactSources, 'clock' | 'market'>, share: QuotedShare): OrderTaking {
  return orderTaking(sessionOf(sources, share), { isCasEligible: share.instrument.isCasEligible });
}

function quoteOf(
  { clock, market }: FactSources,
  { share, needsDepth = true }: Asked,
  { lastPrice }: OrderDay,
): OrderQuote {
  const { instrument } = share;
  if (!needsDepth) return { lastPrice, bestBid: null, bestAsk: null };
  const depth = market.engine().depthAt(instrument.market, instrument.symbol, clock.now());
  const best = (levels: ReadonlyArray<{ price: number }> | undefined) => {
    const price = levels?.[0]?.price;
    return price === undefined ? null : fromWire(price);
  };
  return { lastPrice, bestBid: best(depth?.bids), bestAsk: best(depth?.asks) };
}

/** Units that are bought and not settled, with the day from which each can be sold. */
function unsettledParts({ clock, ledger }: FactSources, clientId: string, isin: string): HoldingParts['t1'] {
  const parts = ledger.unsettledUnits({ clientId, isin }, clock.now());
  return [...parts].map(([settlesAt, quantity]) => ({ sellableOn: istDay(settlesAt), quantity }));
}

const nothingHeld = { quantity: 0, pledged: 0, inTransit: 0, waiting: 0 } as const;

function holdingOf(sources: FactSources, { clientId, share, modified }: Asked): HoldingParts {
  const { isin } = share;
  const units = sources.ledger.unitsOf(clientId, isin) ?? nothingHeld;
  const isHeld = modified?.side === 'SELL' && modified.validity !== 'GTT';
  const own = isHeld ? modified.quantity - modified.filled : 0;
  return {
    // What it has sold already is a part of what it asks for.
    quantity: units.quantity + (isHeld ? modified.filled : 0),
    t1: unsettledParts(sources, clientId, isin),
    pledged: units.pledged,
    inTransit: units.inTransit,
    waitingSales: Math.max(0, units.waiting - own),
  };
}

/** The last price that an order is held against; paise. */
export function lastPriceOf({ quote }: OrderFacts, share: QuotedShare): Paise {
  return quote?.lastPrice ?? fromWire(share.quote.lastPrice);
}

/** What decides the depository's charge of a sale on a day. */
function depositoryFacts(
  { ledger, offers }: Pick<FactSources, 'ledger' | 'offers'>,
  { clientId, isin, day }: { clientId: string; isin: string; day: OrderFacts['on'] },
): Pick<OrderFacts, 'isSoldAlreadyToday' | 'isDepositoryWaived'> {
  return {
    isSoldAlreadyToday: ledger.hasDepositoryFee({ clientId, isin }, day),
    isDepositoryWaived: offers.isWaived(clientId, day),
  };
}

/** Everything that an order is checked against, as of now. */
export function orderFacts(sources: FactSources, asked: Asked): OrderFacts {
  const { clock, ledger, table } = sources;
  const { clientId, contentHash, modified, share, needsEqual = true, needsHolding = true } = asked;
  const { market, symbol } = share.instrument;
  const { isin } = share;
  const taking = takingOf(sources, share);
  const { day } = taking;
  const terms = orderDay(sources.market, share, taking);
  const others = table.inBookIn(clientId, { market, symbol }).filter(({ id }) => id !== modified?.id);
  return {
    instrument: toOrderedInstrument(share, terms),
    on: day,
    quote: quoteOf(sources, asked, terms),
    session: sessionOf(sources, share),
    available: sumOf([ledger.available(clientId), fromPaise(modified?.blocked_paise ?? 0)]),
    holding: needsHolding ? holdingOf(sources, asked) : null,
    ...(needsHolding ? depositoryFacts(sources, { clientId, isin, day }) : {}),
    ownOrders: others.map((order) => ({
      side: order.side,
      price: paiseOrNull(order.price_paise),
      quantity: order.quantity - order.filled,
    })),
    limits: sources.limits.forOrder(clientId, share.instrument.segment),
    hasDdpi: sources.clients.byId(clientId)?.has_ddpi === 1,
    hasEqualOrder:
      needsEqual &&
      modified === null &&
      table.hasEqualSince(clientId, contentHash, clock.now() - equalOrderMs),
  };
}
