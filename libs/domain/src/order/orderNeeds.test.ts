import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from '../money/paise.ts';
import { orderNeeds } from './orderNeeds.ts';
import { buy, facts, gtt, market, paise, sell } from './testing.ts';

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
