import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { checkOrder } from './checkOrder.ts';
import {
  at,
  buy,
  facts,
  gtt,
  holding,
  instrument,
  market,
  paise,
  sell,
  session,
  stopLoss,
} from './testing.ts';

describe('checkOrder: an order that is good [I5A-1-CHECKS]', () => {
  it.each([
    ['a limit', buy(), {}],
    ['a market order', buy(market), {}],
    ['an IOC', buy({ validity: 'IOC' }), {}],
    ['a stop order to buy above the last price', buy(stopLoss(1010, 1012)), {}],
    ['a stop order to sell below it', sell(stopLoss(990, 988)), {}],
    ['a stop order without a limit', sell({ orderType: 'SL-M', price: null, triggerPrice: paise(990) }), {}],
    ['a GTT below the last price', buy(gtt(950, 951)), {}],
    [
      'two legs around it',
      sell({ ...gtt(1050, 1050), stop: { triggerPrice: paise(950), price: paise(949) } }),
      {},
    ],
    ['prices on both edges of the band', buy({ price: paise(900), quantity: 22 }), {}],
    ['the sale of a small holding', sell({ quantity: 5 }), { holding: { ...holding, quantity: 5 } }],
    ['anything while little is known', buy(), { quote: null, available: null, holding: null, limits: null }],
    ['an after-market order of any type', buy(stopLoss(1010, 1012)), { session: session(at(20)) }],
    ['a market order that waits for the pre-open', buy(market), { session: session(at(9, 4)) }],
    ['a limit in the last minutes of the closing auction', buy(), { session: session(at(15, 28)) }],
    [
      'a stop order at night where it is always open',
      buy(stopLoss(1010, 1012)),
      { session: { instant: at(23), mode: 'always-open', isHalted: false } },
    ],
    [
      'a GTT while the share is halted',
      buy(gtt(950, 951)),
      { session: { ...session(at(11)), isHalted: true } },
    ],
  ] as const)('%s', (_name, order, known) => {
    expect(checkOrder(order, facts(known))).toEqual([]);
  });
});

describe('checkOrder: quantities and prices [I5A-1-CHECKS] [I5A-BAD-QUANTITY] [I5A-BAD-PRICE]', () => {
  it.each([
    ['no quantity', { quantity: null }, 'required', { quantity: 1 }],
    ['no number', { quantity: Number.NaN }, 'required', { quantity: 1 }],
    ['zero', { quantity: 0 }, 'notPositive', { quantity: 1 }],
    ['a negative quantity', { quantity: -5 }, 'notPositive', { quantity: 1 }],
    ['a part of a share', { quantity: 20.7 }, 'notWhole', { quantity: 20 }],
    ['a billion billion', { quantity: 1e12 }, 'quantityTooLarge', { quantity: 1_000_000_000 }],
    ['infinitely many', { quantity: Number.POSITIVE_INFINITY }, 'quantityTooLarge', { quantity: 1e9 }],
    ['no price', { price: null }, 'required', { price: 100_000 }],
    ['a price of zero', { price: 0 }, 'notPositive', { price: 90_000 }],
    ['a negative price', { price: -1 }, 'notPositive', { price: 90_000 }],
    ['a price without an end', { price: Number.POSITIVE_INFINITY }, 'priceTooLarge', { price: 110_000 }],
    ['a price off the tick', { price: paise(1000.04) }, 'offTick', { price: 100_000 }],
    ['a price finer than a paisa', { price: paise(1000.005) }, 'offTick', { price: 100_000 }],
    ['a price above the band', { price: paise(1100.05) }, 'outsideBand', { price: 110_000 }],
    ['a price below the band', { price: paise(899.95) }, 'outsideBand', { price: 90_000 }],
    ['more than the freeze quantity', { quantity: 25_000 }, 'aboveFreeze', { quantity: 10_000 }],
    ['a price with a market order', { orderType: 'MARKET' }, 'notUsed', { price: null }],
    ['a trigger with a limit', { triggerPrice: 100_500 }, 'notUsed', { triggerPrice: null }],
    ['a stop leg for the day', { stop: { triggerPrice: 1, price: 1 } }, 'notUsed', { stop: null }],
  ] as const)('%s is told', (...[_name, change, code, nearest]) => {
    const fault = checkOrder(buy(change), facts({ available: fromWire(1e11) })).find(
      (one) => one.code === code,
    );
    expect(fault).toMatchObject({ code, severity: 'error', nearest });
  });

  it('rounds to the side that is safe for the client', () => {
    const nearest = (order: CheckedOrder) => checkOrder(order, facts())[0]?.nearest;
    expect(nearest(buy({ price: paise(1000.03) }))).toEqual({ price: 100_000 });
    expect(nearest(sell({ price: paise(1000.02) }))).toEqual({ price: 100_005 });
    // Triggers go away from the last price: never sooner than typed.
    expect(nearest(sell(stopLoss(990.02, 980)))).toEqual({ triggerPrice: 99_000 });
    expect(nearest(buy(stopLoss(1010.01, 1020)))).toEqual({ triggerPrice: 101_005 });
  });

  it('knows lots, and slices above the freeze quantity in whole ones', () => {
    const inLots = facts({
      instrument: { ...instrument, lotSize: 75, freezeQuantity: 1_000 },
      available: null,
    });
    expect(checkOrder(buy({ quantity: 100 }), inLots)).toMatchObject([
      { code: 'offLot', nearest: { quantity: 75 }, figures: { lotSize: 75 } },
    ]);
    expect(checkOrder(buy({ quantity: 2_025 }), inLots)).toMatchObject([
      {
        code: 'aboveFreeze',
        nearest: { quantity: 975 },
        figures: { freezeQuantity: 1_000, sliceCount: 3, slice: 975, lastSlice: 75 },
      },
    ]);
  });

  it('counts nothing that is beyond counting', () => {
    const dear = { ...instrument, band: null, freezeQuantity: null };
    const known = facts({ instrument: dear, available: fromWire(1e11) });
    const order = buy({ quantity: 1_000_000_000, price: paise(9_000_000) });
    expect(checkOrder(order, known)).toMatchObject([
      { code: 'valueTooLarge', nearest: { quantity: 11_111 } },
      { code: 'farFromMarket' },
    ]);
  });
});

describe('checkOrder: triggers [I5A-1-CHECKS] [I5A-BAD-PRICE]', () => {
  it.each([
    ['a stop to buy at the last price', buy(stopLoss(1000, 1010)), 'above', { triggerPrice: 100_005 }],
    ['a stop to buy below it', buy(stopLoss(990, 1010)), 'above', { triggerPrice: 100_005 }],
    ['a stop to sell above it', sell(stopLoss(1010, 990)), 'below', { triggerPrice: 99_995 }],
    ['a GTT at it', buy(gtt(1000, 1000)), 'below', { triggerPrice: 99_995 }],
    [
      'a target below it',
      sell({ ...gtt(990, 990), stop: { triggerPrice: 95_000, price: 95_000 } }),
      'above',
      { triggerPrice: 100_005 },
    ],
    [
      'a stop leg above it',
      sell({ ...gtt(1050, 1050), stop: { triggerPrice: 101_000, price: 95_000 } }),
      'below',
      { stop: { triggerPrice: 99_995, price: 95_000 } },
    ],
  ] as const)('%s would be met at once', (...[_name, order, side, nearest]) => {
    expect(checkOrder(order, facts())).toMatchObject([
      { code: 'triggerSide', severity: 'error', nearest, figures: { side, lastPrice: 100_000 } },
    ]);
  });

  it.each([
    ['a stop to buy', buy(stopLoss(1010, 1009)), 'error', { price: 101_000 }],
    ['a stop to sell', sell(stopLoss(990, 991)), 'error', { price: 99_000 }],
    ['a GTT to buy', buy(gtt(950, 949)), 'warning', { price: 95_000 }],
    [
      'a stop leg',
      sell({ ...gtt(1050, 1050), stop: { triggerPrice: 95_000, price: 95_005 } }),
      'warning',
      { stop: { triggerPrice: 95_000, price: 95_000 } },
    ],
  ] as const)('%s has a limit that reaches its trigger', (...[_name, order, severity, nearest]) => {
    expect(checkOrder(order, facts())).toMatchObject([{ code: 'limitShortOfTrigger', severity, nearest }]);
  });

  it('asks a stop order and a GTT for what they need', () => {
    const stop = buy({ orderType: 'SL-M', price: null });
    expect(checkOrder(stop, facts())).toMatchObject([
      { code: 'required', fields: ['triggerPrice'], nearest: { triggerPrice: 100_005 } },
    ]);
    expect(checkOrder(buy({ validity: 'GTT' }), facts())).toMatchObject([
      { code: 'required', fields: ['triggerPrice'], nearest: null },
    ]);
    const legless = sell({ ...gtt(1050, 1050), stop: { triggerPrice: 95_000, price: null } });
    expect(checkOrder(legless, facts())).toMatchObject([{ code: 'required', fields: ['stop.price'] }]);
    const gttAtMarket = buy({ ...gtt(950, 951), orderType: 'MARKET', price: null });
    expect(checkOrder(gttAtMarket, facts())).toMatchObject([
      { code: 'gttNeedsLimit', nearest: { orderType: 'LIMIT', price: 97_850 } },
    ]);
  });

  it('lets two legs stand on a holding alone', () => {
    const legs = { ...gtt(1050, 1050), stop: { triggerPrice: paise(950), price: paise(949) } };
    expect(checkOrder(sell({ ...legs, quantity: 301 }), facts())).toMatchObject([
      { code: 'twoLegNeedsHolding', nearest: { quantity: 300 }, figures: { held: 300 } },
      { code: 'notEnoughShares', severity: 'warning' },
    ]);
    expect(
      checkOrder(buy({ ...legs, stop: { triggerPrice: 95_000, price: 95_000 } }), facts()),
    ).toMatchObject([{ code: 'twoLegNeedsHolding', fields: ['stop'], nearest: { stop: null } }]);
  });
});
