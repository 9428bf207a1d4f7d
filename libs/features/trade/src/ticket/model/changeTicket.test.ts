import { fromWire, type CheckedOrder, type OrderQuote } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPrice, start, tickets, tickSize } from '../../testing/ticketReadings.ts';
import { orderDraftOf } from './orderDraftOf.ts';
import { readTicketDraft, ticketDraftOf } from '../../core/drafts/ticketDraft.ts';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { changeTicket, startTicket, withMarketPrice, type TicketChange } from './changeTicket.ts';

const quote = { lastPrice, bestBid: fromWire(1004.8), bestAsk: fromWire(1004.9) };
const aravbank = { market: 'NSE', symbol: 'ARAVBANK' } as const;

describe('what was typed [I5A-5-TICKET]', () => {
  it.each([
    { side: 'BUY', best: 1004.9, price: 1004.9 },
    { side: 'SELL', best: 1004.8, price: 1004.8 },
  ] as const)('a $side begins at the best price of the other side, $best [I4B-D1]', ({ side, price }) => {
    const begun = startTicket(side);
    expect(begun).toMatchObject({ side, orderType: 'LIMIT', validity: 'DAY', quantity: null });
    expect(withMarketPrice(begun, quote, tickSize).price).toBe(fromWire(price));
  });

  it('follows the market until a price is typed, and stands still under the caret [I4B-D1]', () => {
    const later: OrderQuote = { ...quote, bestAsk: fromWire(1099) };
    const begun = startTicket('BUY');
    const at = (state: TicketState, now: OrderQuote = later) => withMarketPrice(state, now, tickSize).price;
    expect(at(begun)).toBe(fromWire(1099));
    expect(at({ ...begun, orderType: 'MARKET' }, quote)).toBe(fromWire(1004.9));
    const held = changeTicket(begun, { kind: 'hold', price: fromWire(1004.9) });
    expect(at(held)).toBe(fromWire(1004.9));
    expect(at(changeTicket(held, { kind: 'hold', price: null }))).toBe(fromWire(1099));
    expect(at(changeTicket(held, { kind: 'side', side: 'SELL' }))).toBe(fromWire(1004.9));
    const typed = changeTicket(begun, { kind: 'price', price: fromWire(990) });
    expect(at(typed)).toBe(fromWire(990));
    expect(at(changeTicket(begun, { kind: 'price', price: null }))).toBeNull();
    expect(at(changeTicket(typed, { kind: 'hold', price: fromWire(1) }))).toBe(fromWire(990));
    // With nobody on the other side it is the last price, on the tick that is safe for the client.
    const empty = { lastPrice: fromWire(1004.87), bestBid: null, bestAsk: null };
    expect(at(begun, empty)).toBe(fromWire(1004.8));
    expect(at(startTicket('SELL'), empty)).toBe(fromWire(1004.9));
  });

  it.each<{ name: string; change: TicketChange; expected: Partial<TicketState> }>([
    {
      name: 'another side',
      change: { kind: 'side', side: 'SELL' },
      expected: { side: 'SELL', quantity: 40 },
    },
    {
      name: 'a market order keeps its limit for later',
      change: { kind: 'orderType', orderType: 'MARKET' },
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

  it('is a limit order where it is a GTT, and none of another type is one [I5A-8-GTT]', () => {
    fc.assert(
      fc.property(tickets, (ticket) => {
        if (ticket.validity === 'GTT') expect(ticket.orderType).toBe('LIMIT');
        const gtt = changeTicket(ticket, { kind: 'validity', validity: 'GTT' });
        expect(gtt).toMatchObject({ orderType: 'LIMIT', validity: 'GTT', price: ticket.price });
        const stop = changeTicket(gtt, { kind: 'orderType', orderType: 'SL' });
        expect(stop.validity).toBe('DAY');
      }),
    );
  });

  it('keeps a stop order as a GTT by the way out of a phase without stop orders [I5A-8-GTT] [DEM-11]', () => {
    const nearest = { orderType: 'LIMIT', validity: 'GTT', price: 100_000 } as const;
    const stop = { ...start, orderType: 'SL' as const, triggerPrice: fromWire(999) };
    expect(changeTicket(stop, { kind: 'nearest', nearest })).toMatchObject({
      orderType: 'LIMIT',
      validity: 'GTT',
      price: fromWire(1000),
      triggerPrice: fromWire(999),
    });
  });

  it('forgets the orders that were to follow once another quantity is typed', () => {
    const sliced = changeTicket(start, { kind: 'slice', quantity: 100, following: 250 });
    expect(sliced).toMatchObject({ quantity: 100, following: 250 });
    expect(changeTicket(sliced, { kind: 'quantity', quantity: 90 }).following).toBe(0);
  });

  it('gives a stop order a limit that follows where it had none', () => {
    const bare = { ...start, price: null };
    expect(changeTicket(bare, { kind: 'orderType', orderType: 'SL' }).isFollowing).toBe(true);
    expect(changeTicket(bare, { kind: 'orderType', orderType: 'SL-M' }).isFollowing).toBe(false);
    expect(changeTicket(start, { kind: 'orderType', orderType: 'SL' })).toMatchObject({
      price: lastPrice,
      isFollowing: false,
    });
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
          JSON.stringify({
            ...ticket,
            by: 'shares',
            amount: null,
            price: ticket.isFollowing ? null : ticket.price,
          }),
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

  it('is read as an earlier version of the app has written it', () => {
    const {
      stop: _stop,
      following: _following,
      keeps: _keeps,
      follows: _follows,
      ...earlier
    } = ticketDraftOf(aravbank, start, 9);
    expect(readTicketDraft(earlier, aravbank, 'BUY')).toEqual({ ...start, quantity: 9 });
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
    {
      orderType: 'LIMIT',
      validity: 'GTT',
      stop: { triggerPrice: 95_000, price: 94_800 },
      sent: {
        validity: 'GTT',
        price: 1004.8,
        trigger_price: 1006,
        stop: { trigger_price: 950, price: 948 },
      },
    },
  ] as const)('a $orderType has $sent', ({ sent, ...different }) => {
    const { orderType } = different;
    expect(orderDraftOf(aravbank, { ...order, ...different })).toEqual({
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
    { validity: 'GTT', triggerPrice: null },
    { validity: 'GTT', side: 'SELL', stop: { triggerPrice: 95_000, price: null } },
  ] as const)('is nothing with %j', (different) => {
    expect(orderDraftOf(aravbank, { ...order, ...different })).toBeNull();
  });
});
