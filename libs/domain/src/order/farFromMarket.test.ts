import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import { checkOrder } from './checkOrder.ts';
import { at, buy, facts, gtt, market, paise, sell, session, stopLoss } from './testing.ts';
import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';

const far = (order: CheckedOrder, known: OrderFacts = facts()) =>
  checkOrder(order, known).filter(({ code }) => code === 'farFromMarket');

// The best ask is 1,000.05, the best bid 999.95.
describe('a limit far through the market [I4B-D2]', () => {
  it.each([
    ['a buy at 1 % above the best ask', buy({ price: paise(1010.05) }), false],
    ['a buy beyond it', buy({ price: paise(1010.1) }), true],
    ['a sale at 1 % below the best bid', sell({ price: paise(990) }), false],
    ['a sale beyond it', sell({ price: paise(989.9) }), true],
    ['a buy that waits far below', buy({ price: paise(930) }), false],
    ['a sale that waits far above', sell({ price: paise(1080) }), false],
    ['a market order', buy(market), false],
    ['a stop order, whose price is not known yet', buy(stopLoss(1040, 1080)), false],
    ['a GTT', buy(gtt(1040, 1080)), false],
  ])('is asked about: %s', (_, order, isAsked) => {
    expect(far(order)).toHaveLength(isAsked ? 1 : 0);
  });

  it('leads to the best price, and never stops an order; outside of the band it is refused anyway', () => {
    expect(far(sell({ price: paise(880) }))).toEqual([]);
    const [fault] = far(sell({ price: paise(927) }));
    expect(fault).toMatchObject({
      severity: 'warning',
      fields: ['price'],
      nearest: { price: fromWire(999.95) },
      figures: { best: fromWire(999.95) },
    });
    expect(fault?.code === 'farFromMarket' && fault.figures.worsePercent.toString()).toBe('7.3');
  });

  it('is none in an auction, after the close, and where nobody is on the other side', () => {
    const order = buy({ price: paise(1080) });
    const quote = { lastPrice: fromWire(1000), bestBid: fromWire(999.95), bestAsk: null };
    expect(far(order, facts({ session: session(at(15, 20)) }))).toEqual([]);
    expect(far(order, facts({ session: session(at(18)) }))).toEqual([]);
    expect(far(order, facts({ quote }))).toEqual([]);
  });
});
