import type { Offer } from '@wealth/api-sdk/model';
import { fromPaise, fromWire, isPaiseOnTick } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soldFixture } from '../../testing/ticketLots.ts';
import { bodyFixture, orderOf } from '../../testing/ticketOrders.ts';
import {
  codesOf,
  lastPrice,
  readings,
  start,
  summaryOf,
  tickets,
  tickSize,
} from '../../testing/ticketReadings.ts';
import { createTicketServer } from '../../testing/ticketServer.ts';
import { waiverFixture } from '../../testing/waiverFixture.ts';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { averageAfter } from '../estimate/averageAfter.ts';
import { readPreview } from './serverPreview.ts';
import { ticketFactsOf } from '../../core/checks/ticketFacts.ts';
import { changeTicket } from './changeTicket.ts';
import { hasMoved, partOf } from './ticketSummary.ts';

const { state: server } = createTicketServer();

describe('what it is checked against [I5A-5-CHECKS]', () => {
  it('holds the client’s own orders of the share, and what of the holding can be sold', () => {
    const waiting = {
      ...orderOf(bodyFixture),
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
    expect(facts.isSoldAlreadyToday).toBe(false);
  });

  it('asks for the depository’s charge once: not when lots of the share were sold today [I5A-5-TAX]', () => {
    const soldOn = (day: string, isin = 'INE000Z01012') => ({
      sold: [{ ...soldFixture, sold_on: day, isin }],
    });
    expect(ticketFactsOf(readings({ lots: soldOn('2026-11-19') })).isSoldAlreadyToday).toBe(true);
    expect(ticketFactsOf(readings({ lots: soldOn('2026-11-18') })).isSoldAlreadyToday).toBe(false);
    expect(ticketFactsOf(readings({ lots: soldOn('2026-11-19', 'INE000Z01020') })).isSoldAlreadyToday).toBe(
      false,
    );
    expect(ticketFactsOf(readings({ lots: undefined })).isSoldAlreadyToday).toBeUndefined();
  });

  it('takes the depository’s charge off by a waiver that counts on the day of the sale [I6B-3-PREVIEW]', () => {
    const sale: TicketState = { ...start, side: 'SELL', quantity: 40 };
    const chargesWith = (
      offers: readonly Offer[] | undefined,
      lots?: ReturnType<typeof readings>['lots'],
    ) => {
      const { cost } = summaryOf(sale, { offers, ...(lots ? { lots } : {}) });
      return cost?.lines.find(({ code }) => code === 'depositoryWaiver')?.amount ?? null;
    };
    expect(chargesWith([waiverFixture])).toBe(-1593);
    expect(chargesWith(undefined)).toBeNull();
    expect(chargesWith([])).toBeNull();
    expect(chargesWith([{ ...waiverFixture, uses_left: 0 }])).toBeNull();
    expect(chargesWith([{ ...waiverFixture, valid_until: '2026-11-18' }])).toBeNull();
    const soldToday = { sold: [{ ...soldFixture, sold_on: '2026-11-19', isin: 'INE000Z01012' }] };
    expect(chargesWith([waiverFixture], soldToday)).toBeNull();
    const bought = summaryOf({ ...sale, side: 'BUY' }, { offers: [waiverFixture] });
    expect(bought.breakEven).toBe(summaryOf({ ...sale, side: 'BUY' }, { offers: [] }).breakEven);
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

  it('leaves of the money what a market order may not need at worst, whatever it is counted with [I4B-B3]', () => {
    const market = { ...start, orderType: 'MARKET', price: null, quantity: 38 } as const;
    const { needed, left, cost, protection } = summaryOf(market);
    // 3 % beyond the best ask of 1,004.90.
    expect(protection).toBe(fromWire(1035));
    const worst = summaryOf({ ...start, price: fromWire(1035), quantity: 38 }).cost?.cash ?? 0;
    expect(needed).toBe(worst);
    expect(left).toBe(fromWire(server.asset.available) - worst);
    expect(worst).toBeGreaterThan((cost?.cash ?? 0) + 1_000_00);
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

  it('counts nothing that is beyond every order', () => {
    const state = { ...start, quantity: 1_000_000_000, price: fromWire(10_000_000) };
    expect(summaryOf(state)).toMatchObject({ cost: null, needed: null, breakEven: null });
    expect(codesOf(state)).toContain('valueTooLarge');
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
    { to: 1010, isMoved: false },
    { to: 1010.1, isMoved: true },
    { to: 989.9, isMoved: true },
    { to: 990, isMoved: false },
  ])('a last price of $to is more than 1 % from 1,000: $isMoved', ({ to, isMoved }) => {
    expect(hasMoved(fromWire(1000), fromWire(to))).toBe(isMoved);
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
    tax: null,
    rehearsal: null,
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
