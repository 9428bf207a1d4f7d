import { fromPaise, fromWire } from '@wealth/domain';
import fc from 'fast-check';
import { depthInPaise, ticketFactsOf, type TicketReadings } from '../core/checks/ticketFacts.ts';
import type { TicketState } from '../core/drafts/ticketState.ts';
import { changeTicket, startTicket, type TicketChange } from '../ticket/model/changeTicket.ts';
import { ticketSummaryOf } from '../ticket/model/ticketSummary.ts';
import { lotsFixture } from './ticketLots.ts';
import { createTicketServer, shareFixture } from './ticketServer.ts';

const { state: server } = createTicketServer();
export const tickSize = fromWire(0.1);
export const lastPrice = fromWire(1004.8);
/** A new ticket, of which the limit has been typed. */
export const start: TicketState = { ...startTicket('BUY'), price: lastPrice, isFollowing: false };

/** What the screen has been told in the middle of an afternoon. */
export function readings(different: Partial<TicketReadings> = {}): TicketReadings {
  return {
    share: shareFixture,
    quote: shareFixture.quote,
    depth: shareFixture.depth,
    now: Date.parse('2026-11-19T14:32:07+05:30'),
    status: server.status,
    asset: server.asset,
    holdings: server.holdings,
    waiting: [],
    limits: server.limits,
    hasDdpi: true,
    lots: lotsFixture,
    offers: undefined,
    hasEqualOrder: false,
    ...different,
  };
}

export function summaryOf(state: TicketState, different: Partial<TicketReadings> = {}) {
  const given = readings(different);
  const depth = given.depth ? depthInPaise(given.depth) : null;
  return ticketSummaryOf(state, { facts: ticketFactsOf(given), depth });
}

export const codesOf = (state: TicketState, different: Partial<TicketReadings> = {}) =>
  summaryOf(state, different).faults.map(({ code }) => code);

const changes: fc.Arbitrary<TicketChange> = fc.oneof(
  fc.record({ kind: fc.constant('side' as const), side: fc.constantFrom('BUY' as const, 'SELL' as const) }),
  fc.record({
    kind: fc.constant('orderType' as const),
    orderType: fc.constantFrom('LIMIT' as const, 'MARKET' as const, 'SL' as const, 'SL-M' as const),
  }),
  fc.record({
    kind: fc.constant('validity' as const),
    validity: fc.constantFrom('DAY' as const, 'IOC' as const, 'GTT' as const),
  }),
  fc.record({
    kind: fc.constant('quantity' as const),
    quantity: fc.oneof(fc.constant(null), fc.double(), fc.integer(), fc.constant(1e12)),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.oneof(fc.constant(null), fc.nat(1e12).map(fromPaise)),
  }),
  fc.record({
    kind: fc.constant('price' as const),
    price: fc.oneof(fc.constant(null), fc.nat(1e12).map(fromPaise)),
  }),
  fc.record({
    kind: fc.constant('triggerPrice' as const),
    triggerPrice: fc.oneof(fc.constant(null), fc.nat(1e12).map(fromPaise)),
  }),
  fc.record({
    kind: fc.constant('stop' as const),
    stop: fc.option(
      fc.record({
        triggerPrice: fc.option(fc.nat(1e12).map(fromPaise), { nil: null }),
        price: fc.option(fc.nat(1e12).map(fromPaise), { nil: null }),
      }),
      { nil: null },
    ),
  }),
  fc.record({
    kind: fc.constant('slice' as const),
    quantity: fc.nat(1e6),
    following: fc.nat(1e6),
  }),
  fc.record({ kind: fc.constant('limit' as const), price: fc.nat(200_000).map(fromPaise) }),
);

/** Whatever somebody may have typed and chosen. */
export const tickets = fc.array(changes, { maxLength: 8 }).map((all) => all.reduce(changeTicket, start));
