import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant } from '../calendar/calendarDay.ts';
import { fromWire } from '../money/paise.ts';
import type { CheckedOrder, HoldingParts } from './checkedOrder.ts';
import { checkOrder } from './checkOrder.ts';
import {
  at,
  buy,
  facts,
  gtt,
  holding,
  instrument,
  limits,
  market,
  paise,
  sell,
  session,
  stopLoss,
  told,
} from './testing.ts';

describe('checkOrder: sessions [I5A-1-CHECKS] [I5A-BAD-HOURS]', () => {
  const sl = buy(stopLoss(1010, 1012));
  const keptAsGtt = { orderType: 'LIMIT', validity: 'GTT' };

  it.each([
    ['before the pre-open, for two minutes', at(8, 59), buy(), 'marketClosed', null, at(9)],
    ['while the pre-open is matched', at(9, 11), buy(), 'marketClosed', null, at(9, 15)],
    ['between the end of trading and the auction', at(15, 17), buy(), 'marketClosed', null, at(15, 20)],
    ['between the phases of the evening', at(15, 40), buy(), 'marketClosed', null, at(16)],
    [
      'a market order after 09:05',
      at(9, 6),
      buy(market),
      'orderTypeNotTaken',
      { orderType: 'LIMIT', price: 100_005 },
      at(9, 15),
    ],
    [
      'a market order to sell after 15:25',
      at(15, 26),
      sell(market),
      'orderTypeNotTaken',
      { orderType: 'LIMIT', price: 99_995 },
      at(15, 50),
    ],
    ['a stop order in the pre-open', at(9, 1), sl, 'orderTypeNotTaken', keptAsGtt, at(9, 15)],
    ['a stop order in the closing auction', at(15, 21), sl, 'orderTypeNotTaken', keptAsGtt, at(16)],
    [
      'an IOC in the pre-open',
      at(9, 1),
      buy({ validity: 'IOC' }),
      'iocNotTaken',
      { validity: 'DAY' },
      at(9, 15),
    ],
    [
      'a limit at the closing price',
      at(15, 55),
      buy(),
      'orderTypeNotTaken',
      { orderType: 'MARKET', price: null },
      at(16),
    ],
  ] as const)('%s', (...[_name, instant, order, code, nearest, takenFrom]) => {
    const [fault] = checkOrder(order, facts({ session: session(instant) }));
    expect(fault).toMatchObject({ code, severity: 'error', nearest, figures: { takenFrom } });
  });

  it('keeps a stop order until 15:30 where there is no closing auction', () => {
    const plain = { instrument: { ...instrument, hasClosingAuction: false } };
    expect(told(sl, facts({ ...plain, session: session(at(15, 29)) }))).toEqual([]);
    expect(told(sl, facts({ session: session(at(15, 29)) }))).toEqual(['orderTypeNotTaken']);
  });

  it('takes nothing in a halt, in either mode', () => {
    for (const mode of ['exchange-hours', 'always-open'] as const) {
      expect(told(buy(), facts({ session: { instant: at(11), mode, isHalted: true } }))).toEqual(['halted']);
    }
  });

  it('takes orders on holidays for the next trading day', () => {
    const holiday = calendarDay('2026-11-24');
    expect(told(sl, facts({ session: session(istInstant(holiday, 11 * 60)) }))).toEqual([]);
  });
});

describe('checkOrder: money [I5A-1-CHECKS] [I5A-BAD-MONEY] [I5A-BAD-MINIMUM]', () => {
  it.each([
    [buy({ quantity: 18 }), 18_000, { quantity: 19 }],
    [buy({ ...market, quantity: 18 }), 18_000, { quantity: 19 }],
    [buy({ quantity: 20, price: paise(949.95) }), 18_999, { quantity: 21 }],
    [sell({ quantity: 18 }), 18_000, { quantity: 19 }],
  ])('asks for a trade of 19,000 at least [S5-MINIMUM-TRADE]', (order, value, nearest) => {
    expect(checkOrder(order, facts())).toMatchObject([
      { code: 'belowMinimum', nearest, figures: { minimum: fromWire(19_000), value: fromWire(value) } },
    ]);
  });

  it('lets a smaller sale pass that sells all that can be sold, and no other', () => {
    const known = facts({ holding: { ...holding, quantity: 30, pledged: 20 } });
    expect(told(sell({ quantity: 10 }), known)).toEqual([]);
    expect(checkOrder(sell({ quantity: 9 }), known)).toMatchObject([
      { code: 'belowMinimum', nearest: { quantity: 10 } },
    ]);
  });

  it('needs value and charges, and says what is missing and what is enough', () => {
    // 100 at 1,000 cost 1,00,118.74.
    expect(told(buy(), facts({ available: fromWire(1_00_118.74) }))).toEqual([]);
    expect(checkOrder(buy(), facts({ available: fromWire(1_00_118.73) }))).toMatchObject([
      {
        code: 'notEnoughFunds',
        severity: 'error',
        nearest: { quantity: 99 },
        figures: {
          needed: fromWire(1_00_118.74),
          available: fromWire(1_00_118.73),
          missing: fromWire(0.01),
          price: fromWire(1000),
        },
      },
    ]);
    expect(checkOrder(buy(), facts({ available: fromWire(-5) }))).toMatchObject([{ nearest: null }]);
  });

  it('counts a market order at its protection price, a stop at that beyond its trigger', () => {
    // 3 % above the ask of 1,000.05 and above the trigger of 1,050, on the tick.
    const prices = (order: CheckedOrder) =>
      checkOrder(order, facts({ available: fromWire(1_00_000) })).map(({ figures }) => figures);
    expect(prices(buy(market))).toMatchObject([{ price: fromWire(1030.05) }]);
    const stop = buy({ orderType: 'SL-M', price: null, triggerPrice: paise(1050) });
    expect(prices(stop)).toMatchObject([{ price: fromWire(1081.5) }]);
    const nearEdge = buy({ orderType: 'SL-M', price: null, triggerPrice: paise(1090) });
    expect(prices(nearEdge)).toMatchObject([{ price: fromWire(1100) }]);
  });

  it('only warns of what a GTT would be short of today', () => {
    expect(checkOrder(buy(gtt(950, 951)), facts({ available: fromWire(0) }))).toMatchObject([
      { code: 'notEnoughFunds', severity: 'warning' },
    ]);
    expect(checkOrder(buy(gtt(850, 851)), facts())).toMatchObject([
      { code: 'outsideBand', fields: ['price'], severity: 'warning' },
      { code: 'outsideBand', fields: ['triggerPrice'], severity: 'warning' },
    ]);
  });

  it('asks a tiny sale for the charges that it does not bring in', () => {
    const cheap = { ...instrument, band: null };
    const one = { ...holding, quantity: 1 };
    const order = sell({ quantity: 1, price: paise(5) });
    const quote = { lastPrice: fromWire(4), bestBid: null, bestAsk: null };
    const known = facts({ instrument: cheap, holding: one, quote, available: fromWire(10) });
    expect(checkOrder(order, known)).toMatchObject([
      {
        code: 'notEnoughFunds',
        nearest: null,
        figures: { needed: fromWire(10.93), missing: fromWire(0.93) },
      },
    ]);
    expect(told(order, { ...known, isSoldAlreadyToday: true })).toEqual([]);
  });
});

describe('checkOrder: holdings [I5A-1-CHECKS] [I5A-BAD-SHARES]', () => {
  const parts: HoldingParts = {
    quantity: 300,
    t1: [
      { quantity: 50, sellableOn: calendarDay('2026-11-25') },
      { quantity: 40, sellableOn: calendarDay('2026-11-23') },
    ],
    pledged: 30,
    inTransit: 20,
    waitingSales: 60,
  };

  it('sells what is settled, free and not in another sale, and names the day of the rest', () => {
    const known = facts({ holding: parts });
    expect(told(sell({ quantity: 100 }), known)).toEqual([]);
    expect(checkOrder(sell({ quantity: 101 }), known)).toMatchObject([
      {
        code: 'notEnoughShares',
        severity: 'error',
        nearest: { quantity: 100 },
        figures: { sellable: 100, parts, nextSellableOn: '2026-11-23' },
      },
    ]);
  });

  it('sells nothing that is not held', () => {
    const none = { quantity: 0, t1: [], pledged: 0, inTransit: 0, waitingSales: 0 };
    expect(checkOrder(sell(), facts({ holding: none }))).toMatchObject([
      { code: 'notEnoughShares', nearest: null, figures: { sellable: 0, nextSellableOn: null } },
    ]);
  });

  it('says that the depository has no instruction', () => {
    expect(told(sell(), facts({ hasDdpi: false }))).toEqual(['ddpiMissing']);
    expect(told(buy(), facts({ hasDdpi: false }))).toEqual([]);
  });
});

describe('checkOrder: limits of one’s own and notices [I5A-1-CHECKS]', () => {
  it.each([
    ['dailyLossReached', { dailyLoss: { limit: fromWire(5_000), lost: fromWire(5_000) } }],
    ['segmentOff', { isSegmentOff: true }],
    ['coolingOff', { coolingOffUntil: at(18) }],
  ] as const)('%s stops a purchase and no sale', (code, change) => {
    const known = facts({ limits: { ...limits, ...change } });
    expect(told(buy(), known)).toEqual([code]);
    expect(told(sell(), known)).toEqual([]);
  });

  it('does not hold the loss of today against a GTT, nor a smaller loss against anything', () => {
    const reached = { dailyLoss: { limit: fromWire(5_000), lost: fromWire(6_000) } };
    expect(told(buy(gtt(950, 951)), facts({ limits: { ...limits, ...reached } }))).toEqual([]);
    const below = { dailyLoss: { limit: fromWire(5_000), lost: fromWire(4_999.99) } };
    expect(told(buy(), facts({ limits: { ...limits, ...below } }))).toEqual([]);
  });

  it('keeps a purchase to the client’s own largest, and no sale [I5A-9-LIMITS]', () => {
    const known = facts({ limits: { ...limits, largestOrder: fromWire(50_000) } });
    expect(told(buy({ quantity: 50 }), known)).toEqual([]);
    expect(told(sell({ quantity: 51 }), known)).toEqual([]);
    expect(checkOrder(buy({ quantity: 51 }), known)).toMatchObject([
      { code: 'aboveOwnLimit', severity: 'error', nearest: { quantity: 50 } },
    ]);
  });

  it.each([
    [buy({ price: paise(1010) }), 'SELL', 1005, { price: 100_495 }],
    [sell({ price: paise(990) }), 'BUY', 995, { price: 99_505 }],
    [buy(market), 'SELL', 1005, null],
  ] as const)('warns of meeting an order of one’s own', (...[order, side, price, nearest]) => {
    const own = (rupees: number) => ({ side, price: fromWire(rupees), quantity: 40 });
    const apart = side === 'SELL' ? 1050 : 950;
    const known = facts({ ownOrders: [own(price), own(apart), { ...own(price), side: order.side }] });
    expect(checkOrder(order, known)).toMatchObject([
      {
        code: 'selfTrade',
        severity: 'warning',
        nearest,
        figures: { quantity: 40, price: fromWire(price), cancelled: 'waiting' },
      },
    ]);
    const auction = { ...known, session: session(at(9, 2)) };
    expect(checkOrder(order, auction)).toMatchObject([{ figures: { cancelled: 'new' } }]);
  });

  it('warns of what is watched, delivered only, or placed already', () => {
    const watched = { ...instrument, surveillance: 'gsm', isTradeForTrade: true } as const;
    expect(checkOrder(buy(), facts({ instrument: watched, hasEqualOrder: true }))).toMatchObject([
      { code: 'surveillance', severity: 'warning', figures: { stage: 'gsm' } },
      { code: 'deliveryOnly', severity: 'warning' },
      { code: 'equalOrder', severity: 'warning' },
    ]);
  });
});
