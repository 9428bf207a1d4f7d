import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closePrice } from './closePrice.ts';
import { equilibrium, type AuctionLevel } from './equilibrium.ts';

/** The example that nseindia.com publishes. */
const published: AuctionLevel[] = [
  { price: 103, buy: 13_500, sell: 11_500 },
  { price: 104, buy: 9_500, sell: 9_800 },
  { price: 105, buy: 12_000, sell: 15_000 },
  { price: 106, buy: 6_500, sell: 12_000 },
  { price: 107, buy: 5_000, sell: 12_500 },
  { price: 108, buy: 4_000, sell: 0 },
];

const levels = fc.uniqueArray(
  fc.record({
    price: fc.integer({ min: 90, max: 110 }),
    buy: fc.integer({ min: 0, max: 500 }),
    sell: fc.integer({ min: 0, max: 500 }),
  }),
  { selector: ({ price }) => price, maxLength: 12 },
);
const quantities = fc.integer({ min: 0, max: 300 });

function tradedAt(price: number, book: { levels: AuctionLevel[]; marketBuy: number; marketSell: number }) {
  const demand = book.levels.reduce(
    (sum, level) => sum + (level.price >= price ? level.buy : 0),
    book.marketBuy,
  );
  const supply = book.levels.reduce(
    (sum, level) => sum + (level.price <= price ? level.sell : 0),
    book.marketSell,
  );
  return Math.min(demand, supply);
}

describe('equilibrium [I4-1-AUCTION]', () => {
  it('is 105 with 27,500 in the example of the exchange', () => {
    expect(equilibrium({ levels: published, reference: 100 })).toEqual({ price: 105, quantity: 27_500 });
  });

  it('takes the least imbalance where as much trades at several prices', () => {
    const book = [
      { price: 100, buy: 0, sell: 100 },
      { price: 101, buy: 20, sell: 0 },
      { price: 102, buy: 100, sell: 0 },
    ];
    // At 100 and 101 there are 120 buyers, at 102 only 100: nobody is left over.
    expect(equilibrium({ levels: book, reference: 100 })).toEqual({ price: 102, quantity: 100 });
  });

  it('takes the price nearest to the reference, and the reference between two equally near', () => {
    const book = [
      { price: 98, buy: 0, sell: 50 },
      { price: 102, buy: 50, sell: 0 },
    ];
    expect(equilibrium({ levels: book, reference: 101 })).toEqual({ price: 102, quantity: 50 });
    expect(equilibrium({ levels: book, reference: 100 })).toEqual({ price: 100, quantity: 50 });
  });

  it('lets market orders trade first, and at the reference where there is nothing else', () => {
    const book = [{ price: 100, buy: 10, sell: 0 }];
    expect(equilibrium({ levels: book, marketSell: 30, reference: 99 })).toEqual({
      price: 100,
      quantity: 10,
    });
    expect(equilibrium({ levels: [], marketBuy: 5, marketSell: 8, reference: 99 })).toEqual({
      price: 99,
      quantity: 5,
    });
  });

  it('is none where nobody meets', () => {
    expect(equilibrium({ levels: [], reference: 100 })).toBeNull();
    expect(equilibrium({ levels: [{ price: 99, buy: 10, sell: 0 }], reference: 100 })).toBeNull();
    expect(
      equilibrium({
        levels: [
          { price: 99, buy: 10, sell: 0 },
          { price: 100, buy: 0, sell: 10 },
        ],
        reference: 100,
      }),
    ).toBeNull();
  });

  it('trades more at no other price', () => {
    fc.assert(
      fc.property(levels, quantities, quantities, (list, marketBuy, marketSell) => {
        const book = { levels: list, marketBuy, marketSell };
        const found = equilibrium({ ...book, reference: 100 });
        for (let price = 89; price <= 111 && list.length > 0; price += 1) {
          const isLevel = list.some((level) => level.price === price);
          if (isLevel) expect(tradedAt(price, book)).toBeLessThanOrEqual(found?.quantity ?? 0);
        }
        if (found && list.length > 0) expect(tradedAt(found.price, book)).toBe(found.quantity);
      }),
    );
  });
});

describe('closePrice [I4-1-CLOSE]', () => {
  const day = { hasAuction: true, auctionPrice: 105, windowPrice: 104, lastTrade: 103, previousClose: 100 };

  it.each([
    ['the equilibrium of the closing auction', {}, 105],
    ['without one, the reference price', { auctionPrice: null }, 104],
    ['without a trade in its window, the last trade', { auctionPrice: null, windowPrice: null }, 103],
    ['without any trade, the close before', { auctionPrice: null, windowPrice: null, lastTrade: null }, 100],
    ['without an auction, the VWAP of the last half hour', { hasAuction: false, auctionPrice: null }, 104],
    [
      'without an auction and that, the last trade',
      { hasAuction: false, auctionPrice: null, windowPrice: null },
      103,
    ],
  ])('is %s', (_name, change, close) => {
    expect(closePrice({ ...day, ...change })).toBe(close);
  });
});
