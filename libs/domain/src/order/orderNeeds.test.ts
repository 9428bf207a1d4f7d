import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../money/paise.ts';
import { orderNeeds } from './orderNeeds.ts';
import { at, buy, facts, gtt, market, paise, sell, session } from './testing.ts';

describe('orderNeeds [I5A-1-CHECKS]', () => {
  it('blocks value and charges at the limit', () => {
    const needs = orderNeeds(buy(), facts());
    expect(needs).toMatchObject({ worstPrice: fromWire(1000), needed: fromWire(1_00_118.74) });
    expect(needs?.blocked).toBe(needs?.needed);
    expect(toWire(needs?.cost.charges ?? fromWire(0))).toBe(118.74);
  });

  it('blocks a market order at its protection price, and needs no money for a sale', () => {
    expect(orderNeeds(buy(market), facts())).toMatchObject({ worstPrice: fromWire(1030.05) });
    expect(orderNeeds(sell(), facts())).toMatchObject({ needed: 0, blocked: 0 });
  });

  it.each([
    ['that is kept for the next session: the band', at(20), { buys: 1100, sells: 900 }],
    ['in the pre-open: the band', at(9, 2), { buys: 1100, sells: 900 }],
    ['after the close: the closing price', at(15, 52), { buys: 1000, sells: 1000 }],
  ])('blocks a market order %s', (_name, instant, { buys, sells }) => {
    const known = facts({ session: session(instant) });
    expect(orderNeeds(buy(market), known)?.worstPrice).toBe(fromWire(buys));
    expect(orderNeeds(sell(market), known)?.worstPrice).toBe(fromWire(sells));
  });

  it('blocks a market order that stands at the exchange already at the price that bounds it', () => {
    const protection = fromWire(1007.5);
    expect(orderNeeds(buy(market), facts({ protection }))?.worstPrice).toBe(protection);
  });

  it('blocks nothing for a GTT, which still needs its money when it is triggered', () => {
    const needs = orderNeeds(buy(gtt(950, 950)), facts());
    expect(needs?.blocked).toBe(0);
    expect(needs?.needed).toBeGreaterThan(fromWire(95_000));
  });

  it.each([
    ['without a quantity', { quantity: null }],
    ['without a price', { price: null }],
    ['beyond counting', { quantity: 1e9, price: paise(9_000_000) }],
  ])('knows nothing of an order %s', (_name, change) => {
    expect(orderNeeds(buy(change), facts())).toBeNull();
  });

  it('knows nothing of a market order without a quote', () => {
    expect(orderNeeds(buy(market), facts({ quote: null }))).toBeNull();
  });
});
