import type { Lot, Lots, Order } from '@wealth/api-sdk/model';
import { orderFixtures } from '@wealth/api-sdk/testing';
import { calendarDay, fromWire, orderCost, toWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { fillsOf, orderLevelsOf, positionOf } from './myTrades.ts';

const share = { market: 'NSE', symbol: 'ARAVBANK' } as const;
const { complete, triggerPending } = orderFixtures;
const on = calendarDay('2026-11-19');

describe('trades of a share [I5A-10-EVENTS]', () => {
  it('are the fills of its orders at this exchange, each once, the oldest first', () => {
    const part: Order = {
      ...complete,
      id: 'part',
      side: 'SELL',
      status: 'CANCELLED',
      filled_quantity: 12,
      average_price: 1001.5,
      filled_at: '2026-11-19T10:00:00+05:30',
      note: 'Before the results.',
    };
    const others: Order[] = [
      { ...complete, id: 'bse', instrument: { ...complete.instrument, market: 'BSE' } },
      { ...complete, id: 'none', filled_quantity: 0, average_price: null, filled_at: null },
      orderFixtures.partial,
    ];
    expect(fillsOf([complete, part, complete, ...others], share)).toEqual([
      {
        id: 'part',
        side: 'SELL',
        quantity: 12,
        price: 1001.5,
        at: Date.parse('2026-11-19T04:30:00Z') / 1000,
        why: 'Before the results.',
      },
      {
        id: 'complete',
        side: 'BUY',
        quantity: 60,
        price: 1004.85,
        at: Date.parse('2026-11-19T11:52:31+05:30') / 1000,
        why: complete.note,
      },
    ]);
  });

  const waiting = { ...complete, filled_quantity: 20, average_price: null, filled_at: null };
  it.each([
    { name: 'a limit', order: { status: 'OPEN' }, levels: [['limit', 1004.9, 40]] },
    {
      name: 'a stop order',
      order: { status: 'TRIGGER_PENDING', trigger_price: 1010 },
      levels: [['trigger', 1010, 40]],
    },
    {
      name: 'a stop that has triggered',
      order: { status: 'OPEN', trigger_price: 1010 },
      levels: [['limit', 1004.9, 40]],
    },
    { name: 'a market order that is kept', order: { status: 'QUEUED', price: null }, levels: [] },
    {
      name: 'a GTT with two prices',
      order: {
        status: 'TRIGGER_PENDING',
        validity: 'GTT',
        trigger_price: 1100,
        stop: { trigger_price: 900, price: 899 },
      },
      levels: [
        ['gtt', 1100, 40],
        ['gtt', 900, 40],
      ],
    },
  ] as const)('$name has its lines', ({ order, levels }) => {
    const found = orderLevelsOf([{ ...waiting, ...order }, orderFixtures.open], share);
    expect(found.map(({ kind, price, quantity }) => [kind, price, quantity])).toEqual(levels);
    expect(new Set(found.map(({ id }) => id)).size).toBe(levels.length);
  });

  it('a stop of the fixtures has its trigger', () => {
    expect(orderLevelsOf([triggerPending], share)).toMatchObject([
      { kind: 'trigger', price: 978, side: 'SELL' },
    ]);
  });
});

describe('what is held of a share [I5A-3-READ]', () => {
  const lot: Lot = {
    id: '1',
    isin: 'INE000Z01012',
    origin: 'trade',
    action_id: null,
    bonus_record_date: null,
    in_transit: false,
    bought_at: '2025-06-02T10:15:00+05:30',
    bought_on: '2025-06-02',
    settles_at: '2025-06-03T08:00:00+05:30',
    quantity: 40,
    cost: 36_000,
    charges: 7.2,
    transaction_tax: 36,
    added_cost: 0,
    market_value_2018: null,
    order_id: null,
  };
  const lots: Lots = {
    open: [lot, { ...lot, id: '2', quantity: 20, cost: 20_000 }, { ...lot, id: '3', isin: 'INE000Z01020' }],
    sold: [],
    year_gains: [],
    brought_losses: [],
    next_cursor: null,
  };
  const held = { isin: lot.isin, market: 'NSE', tickSize: fromWire(0.05), on } as const;

  it('has its average without charges, and a break-even that holds all of them', () => {
    const position = positionOf(lots, held);
    expect(position?.average).toBe(933.3333);
    const cash = (price: number) =>
      orderCost({
        market: 'NSE',
        product: 'delivery',
        side: 'SELL',
        on,
        isSoldAlreadyToday: false,
        price: fromWire(price),
        quantity: 60,
      }).cash;
    const paid = fromWire(56_000 + 2 * 7.2 + 2 * 36);
    const breakEven = position?.breakEven ?? 0;
    expect(cash(breakEven)).toBeGreaterThanOrEqual(paid);
    expect(cash(toWire(fromWire(breakEven - 0.05)))).toBeLessThan(paid);
  });

  it('is none where nothing is', () => {
    expect(positionOf({ ...lots, open: [] }, held)).toBeNull();
  });
});
