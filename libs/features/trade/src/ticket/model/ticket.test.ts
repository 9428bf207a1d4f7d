import { bodyFixture, orderOf } from '../../testing/ticketOrders.ts';
import { createTicketServer, shareFixture } from '../../testing/ticketServer.ts';
import { fromPaise, fromWire, isPaiseOnTick, type CheckedOrder } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageAfter } from './averageAfter.ts';
import { orderDraftOf } from './orderDraftOf.ts';
import { readPreview } from './serverPreview.ts';
import { readTicketDraft, ticketDraftOf } from './ticketDraft.ts';
import { depthInPaise, ticketFactsOf, type TicketReadings } from './ticketFacts.ts';
import { changeTicket, startTicket, type TicketChange, type TicketState } from './ticketState.ts';
import { hasMoved, partOf, ticketSummaryOf } from './ticketSummary.ts';

const { state: server } = createTicketServer();
const tickSize = fromWire(0.1);
const lastPrice = fromWire(1004.8);
const aravbank = { market: 'NSE', symbol: 'ARAVBANK' } as const;
const start = startTicket('BUY', { lastPrice, tickSize });

function readings(different: Partial<TicketReadings> = {}): TicketReadings {
  return {
    share: shareFixture,
    quote: shareFixture.quote,
    depth: shareFixture.depth,
    now: Date.parse('2026-11-19T14:32:07+05:30'),
    status: server.status,
    asset: server.asset,
    holdings: server.holdings,
    waiting: [],
    endedSales: [],
    hasEqualOrder: false,
    ...different,
  };
}

function summaryOf(state: TicketState, different: Partial<TicketReadings> = {}) {
  const given = readings(different);
  const depth = given.depth ? depthInPaise(given.depth) : null;
  return ticketSummaryOf(state, { facts: ticketFactsOf(given), depth });
}

const codesOf = (state: TicketState, different: Partial<TicketReadings> = {}) =>
  summaryOf(state, different).faults.map(({ code }) => code);

const changes: fc.Arbitrary<TicketChange> = fc.oneof(
  fc.record({ kind: fc.constant('side' as const), side: fc.constantFrom('BUY' as const, 'SELL' as const) }),
  fc.record({
    kind: fc.constant('orderType' as const),
    orderType: fc.constantFrom('LIMIT' as const, 'MARKET' as const, 'SL' as const, 'SL-M' as const),
    lastPrice: fc.constantFrom(lastPrice, null),
    tickSize: fc.constant(tickSize),
  }),
  fc.record({
    kind: fc.constant('validity' as const),
    validity: fc.constantFrom('DAY' as const, 'IOC' as const),
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
  fc.record({ kind: fc.constant('limit' as const), price: fc.nat(200_000).map(fromPaise) }),
);

const tickets = fc.array(changes, { maxLength: 8 }).map((all) => all.reduce(changeTicket, start));

describe('what was typed [I5A-5-TICKET]', () => {
  it.each([
    { side: 'BUY', last: 1004.87, price: 1004.8 },
    { side: 'SELL', last: 1004.87, price: 1004.9 },
  ] as const)('a $side begins at $price with a last price of $last', ({ side, last, price }) => {
    expect(startTicket(side, { lastPrice: fromWire(last), tickSize })).toMatchObject({
      side,
      orderType: 'LIMIT',
      validity: 'DAY',
      quantity: null,
      price: fromWire(price),
    });
  });

  it.each<{ name: string; change: TicketChange; expected: Partial<TicketState> }>([
    {
      name: 'another side',
      change: { kind: 'side', side: 'SELL' },
      expected: { side: 'SELL', quantity: 40 },
    },
    {
      name: 'a market order keeps its limit for later',
      change: { kind: 'orderType', orderType: 'MARKET', lastPrice, tickSize },
      expected: { orderType: 'MARKET', price: lastPrice },
    },
    { name: 'an IOC', change: { kind: 'validity', validity: 'IOC' }, expected: { validity: 'IOC' } },
    {
      name: 'an amount',
      change: { kind: 'amount', amount: fromWire(50_000) },
      expected: { by: 'amount', amount: fromWire(50_000) },
    },
    {
      name: 'a price of the depth',
      change: { kind: 'limit', price: fromWire(1005) },
      expected: { orderType: 'LIMIT', price: fromWire(1005) },
    },
    {
      name: 'the nearest quantity',
      change: { kind: 'nearest', nearest: { quantity: 19 } },
      expected: { by: 'shares', quantity: 19 },
    },
    {
      name: 'the nearest price, in no part of a paisa',
      change: { kind: 'nearest', nearest: { price: 100_480.5 } },
      expected: { price: null },
    },
    {
      name: 'the nearest order type',
      change: { kind: 'nearest', nearest: { orderType: 'LIMIT', price: 100_490 } },
      expected: { orderType: 'LIMIT', price: fromWire(1004.9) },
    },
  ])('$name', ({ change, expected }) => {
    expect(changeTicket({ ...start, quantity: 40 }, change)).toMatchObject(expected);
  });

  it('gives a stop order the last price where it had no limit', () => {
    const bare = { ...start, price: null };
    const change = { kind: 'orderType', orderType: 'SL', lastPrice, tickSize } as const;
    expect(changeTicket(bare, change).price).toBe(lastPrice);
    expect(changeTicket(bare, { ...change, lastPrice: null }).price).toBeNull();
  });

  it('never loses what was typed elsewhere, whatever changes', () => {
    fc.assert(
      fc.property(tickets, fc.nat(1e9), (ticket, quantity) => {
        const typed = changeTicket(ticket, { kind: 'quantity', quantity });
        const then = changeTicket(typed, { kind: 'side', side: 'SELL' });
        expect(then).toEqual({ ...typed, side: 'SELL' });
      }),
    );
  });
});

describe('the draft of a ticket [I5A-6-INTENT]', () => {
  it('comes back as it was typed, an amount as its quantity', () => {
    const finite = tickets.filter(({ quantity }) => quantity === null || Number.isFinite(quantity));
    fc.assert(
      fc.property(finite, (ticket) => {
        const stored: unknown = JSON.parse(JSON.stringify(ticketDraftOf(aravbank, ticket, ticket.quantity)));
        expect(JSON.stringify(readTicketDraft(stored, aravbank, ticket.side))).toBe(
          JSON.stringify({ ...ticket, by: 'shares', amount: null }),
        );
      }),
    );
  });

  it.each([
    { name: 'nothing', value: undefined },
    { name: 'another share', value: { ...ticketDraftOf(aravbank, start, 1), instrument: 'NSE:OTHER' } },
    { name: 'the other side', value: { ...ticketDraftOf(aravbank, start, 1), side: 'SELL' } },
    { name: 'an unknown type', value: { ...ticketDraftOf(aravbank, start, 1), type: 'GTT' } },
    { name: 'a text', value: 'BUY' },
  ])('of $name is none', ({ value }) => {
    expect(readTicketDraft(value, aravbank, 'BUY')).toBeNull();
  });

  it('takes no figure that somebody else has written there', () => {
    const value = { ...ticketDraftOf(aravbank, start, 1), quantity: '9', price: -5, trigger: 0.5 };
    expect(readTicketDraft(value, aravbank, 'BUY')).toMatchObject({
      quantity: null,
      price: null,
      triggerPrice: null,
    });
  });
});

describe('what goes to the server [I5A-5-TICKET]', () => {
  const order: CheckedOrder = {
    side: 'BUY',
    orderType: 'LIMIT',
    validity: 'DAY',
    quantity: 40,
    price: 100_480,
    triggerPrice: 100_600,
    stop: null,
  };

  it.each([
    { orderType: 'LIMIT', sent: { price: 1004.8 } },
    { orderType: 'MARKET', sent: {} },
    { orderType: 'SL', sent: { price: 1004.8, trigger_price: 1006 } },
    { orderType: 'SL-M', sent: { trigger_price: 1006 } },
  ] as const)('a $orderType has $sent', ({ orderType, sent }) => {
    expect(orderDraftOf(aravbank, { ...order, orderType })).toEqual({
      instrument: aravbank,
      side: 'BUY',
      order_type: orderType,
      product: 'CNC',
      validity: 'DAY',
      quantity: 40,
      ...sent,
    });
  });

  it.each([
    { quantity: null },
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 20.5 },
    { quantity: 1e12 },
    { price: null },
    { price: 0 },
    { price: 100_480.5 },
    { price: 1e12 },
    { validity: 'GTT' },
  ] as const)('is nothing with %j', (different) => {
    expect(orderDraftOf(aravbank, { ...order, ...different })).toBeNull();
  });
});

describe('what it is checked against [I5A-5-CHECKS]', () => {
  it('holds the client’s own orders of the share, and what of the holding can be sold', () => {
    const waiting = {
      ...createOrder(),
      side: 'SELL' as const,
      quantity: 60,
      filled_quantity: 10,
      price: 1010,
    };
    const facts = ticketFactsOf(readings({ waiting: [waiting, { ...waiting, status: 'TRIGGER_PENDING' }] }));
    expect(facts.ownOrders).toEqual([{ side: 'SELL', price: fromWire(1010), quantity: 50 }]);
    expect(facts.holding).toEqual({
      quantity: 460,
      t1: [{ quantity: 60, sellableOn: '2026-11-20' }],
      pledged: 0,
      inTransit: 0,
      waitingSales: 100,
    });
    expect(facts.isSoldAlreadyToday).toBe(true);
  });

  it('expects yesterday’s purchases this morning, until they are settled', () => {
    const facts = ticketFactsOf(readings({ now: Date.parse('2026-11-19T07:59:00+05:30') }));
    expect(facts.holding?.t1).toEqual([{ quantity: 60, sellableOn: '2026-11-19' }]);
  });

  it('knows nothing of what has not come', () => {
    const facts = ticketFactsOf(
      readings({ status: undefined, asset: undefined, holdings: undefined, depth: undefined }),
    );
    expect(facts).toMatchObject({ session: null, available: null, holding: null });
    expect(facts.quote).toEqual({ lastPrice, bestBid: null, bestAsk: null });
  });

  it.each([
    { name: 'nothing typed', state: start, codes: ['required'] },
    { name: 'a good order', state: { ...start, quantity: 40 }, codes: [] },
    { name: 'too small', state: { ...start, quantity: 18 }, codes: ['belowMinimum'] },
    { name: 'too dear', state: { ...start, quantity: 1000 }, codes: ['notEnoughFunds'] },
    { name: 'off the tick', state: { ...start, quantity: 40, price: fromWire(1004.87) }, codes: ['offTick'] },
    {
      name: 'outside the band',
      state: { ...start, quantity: 40, price: fromWire(1098.5) },
      codes: ['outsideBand'],
    },
    {
      name: 'a trigger on the wrong side',
      state: { ...start, quantity: 40, orderType: 'SL-M', triggerPrice: fromWire(1000) },
      codes: ['triggerSide'],
    },
    {
      name: 'shares that are not settled',
      state: { ...start, side: 'SELL', quantity: 430 },
      codes: ['notEnoughShares'],
    },
  ] as const)('finds $name: $codes', ({ state, codes }) => {
    expect(codesOf(state)).toEqual(codes);
  });

  it('offers nothing that has the same fault again', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        for (const { code, fields, nearest } of summaryOf(ticket).faults) {
          if (!nearest || nearest.validity === 'GTT') continue;
          const mended = changeTicket(ticket, { kind: 'nearest', nearest });
          if (mended.by === 'amount') continue;
          const same = summaryOf(mended).faults.filter((fault) => fault.code === code);
          expect(same.map((fault) => fault.fields[0])).not.toContain(fields[0]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('what follows from it [I5A-5-COSTS]', () => {
  it('is the order’s cost, what is left, the break-even and the estimate', () => {
    const summary = summaryOf({ ...start, quantity: 100, price: fromWire(1005) });
    expect(summary.cost?.value).toBe(fromWire(100_500));
    expect(summary.needed).toBe(summary.cost?.cash);
    expect(summary.left).toBe(fromWire(server.asset.available) - (summary.needed ?? 0));
    expect(summary.breakEven).toBeGreaterThan(fromWire(1005));
    expect(summary.estimate).toMatchObject({ filledQuantity: 100, worstPrice: fromWire(1005) });
    expect(summary.outlook.map(({ kind }) => kind)).toEqual(['sent', 'closingAuction', 'expired']);
    expect(summary.settlement.settlesOn).toBe('2026-11-20');
  });

  it('never spends more than the amount, and no whole share less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 6_000_000_00 }), (paise) => {
        const amount = fromPaise(paise);
        const summary = summaryOf({ ...start, by: 'amount', amount });
        const { quantity } = summary.order;
        const more = summaryOf({ ...start, quantity: (quantity ?? 0) + 1 });
        expect(more.needed ?? 0).toBeGreaterThan(paise);
        if (quantity) expect(summary.needed ?? 0).toBeLessThanOrEqual(paise);
      }),
      { numRuns: 100 },
    );
  });

  it('holds whatever is typed', () => {
    fc.assert(
      fc.property(tickets, fc.boolean(), (ticket, isKnown) => {
        const summary = isKnown
          ? summaryOf(ticket)
          : summaryOf(ticket, { depth: undefined, asset: undefined });
        if (summary.breakEven !== null) expect(isPaiseOnTick(summary.breakEven, tickSize)).toBe(true);
        if (summary.cost && summary.order.side === 'BUY') {
          expect(summary.cost.cash).toBe(summary.cost.value + summary.cost.charges);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    { percent: 25, lot: 1, part: 100 },
    { percent: 25, lot: 75, part: 75 },
    { percent: 50, lot: 150, part: 150 },
    { percent: 100, lot: 75, part: 400 },
  ])('$percent % of 400 in lots of $lot are $part', ({ percent, lot, part }) => {
    expect(partOf(400, percent, lot)).toBe(part);
  });

  it.each([
    { to: 1010.04, isMoved: false },
    { to: 1010.1, isMoved: true },
    { to: 989.9, isMoved: true },
    { to: 990, isMoved: false },
  ])('a last price of $to is more than 1 % from 1,000: $isMoved', ({ to, isMoved }) => {
    expect(hasMoved(fromWire(1000), fromWire(to === 1010.04 ? 1010 : to))).toBe(isMoved);
  });

  it.each([
    { held: { quantity: 0, average: null }, average: 1004.8 },
    { held: { quantity: 460, average: 912.4 }, average: 919.792 },
    { held: { quantity: 460, average: null }, average: null },
  ])('the average of $held with forty more is $average', ({ held, average }) => {
    expect(averageAfter(held, { quantity: 40, value: fromWire(40_192) })).toBe(average);
  });
});

describe('what the server says of it [I5A-5-COSTS]', () => {
  const facts = ticketFactsOf(readings());
  const summary = summaryOf({ ...start, quantity: 1000 });
  const preview = {
    price: 1004.8,
    quantity: 1000,
    value: 1_004_800,
    charges: [],
    charges_total: (summary.cost?.charges ?? 0) / 100,
    total: (summary.cost?.cash ?? 0) / 100,
    available: 0,
    sellable: 0,
    settlement_date: '2026-11-20',
    price_band: { lower: 898.8, upper: 1098.4 },
    protection_price: null,
    errors: [],
    warnings: [],
  };
  const fault = { field: 'quantity', code: 'not_enough_funds', message: 'Too little', nearest: 600 };

  it('wins where it has newer figures, and where it counts differently', () => {
    expect(summary.faults.map(({ code }) => code)).toEqual(['notEnoughFunds']);
    expect(readPreview(preview, summary, facts)).toMatchObject({ differs: false, faults: [] });
    expect(readPreview({ ...preview, total: 1 }, summary, facts).differs).toBe(true);
    expect(readPreview({ ...preview, settlement_date: '2026-11-23' }, summary, facts).differs).toBe(true);
  });

  it('is told once where both find the same, in its words where only it does', () => {
    const both = readPreview({ ...preview, errors: [fault] }, summary, facts);
    expect([both.faults.length, both.serverErrors]).toEqual([1, []]);
    const other = { ...fault, code: 'account_check' };
    expect(readPreview({ ...preview, errors: [other] }, summary, facts).serverErrors).toEqual([other]);
  });

  it('never lets a rule pass', () => {
    const offTick = summaryOf({ ...start, quantity: 40, price: fromWire(1004.87) });
    expect(readPreview(preview, offTick, facts).faults.map(({ code }) => code)).toEqual(['offTick']);
  });
});

function createOrder() {
  return orderOf(bodyFixture);
}
