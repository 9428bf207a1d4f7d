import type { OrderPreview } from '@wealth/api-sdk/model';
import { fromWire, toWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { start, summaryOf } from '../../testing/ticketReadings.ts';
import { namedFigures } from './namedFigures.ts';

const market = (quantity: number, side: 'BUY' | 'SELL' = 'BUY') =>
  ({ ...start, side, orderType: 'MARKET', price: null, quantity }) as const;

describe('what a market order is counted with [I4B-A7]', () => {
  it.each([
    // 22 at 1,004.90 and 16 at 1,005.00: 1,004.942…
    { side: 'BUY', quantity: 38, price: 1004.94, value: 38_187.72 },
    { side: 'BUY', quantity: 22, price: 1004.9, value: 22_107.8 },
    // 284 at 1,004.80 and 16 at 1,004.70.
    { side: 'SELL', quantity: 300, price: 1004.79, value: 301_437 },
    // All that is seen: 22, 198, 246, 311 and 239.
    { side: 'BUY', quantity: 1017, price: 1004.8, value: 1_021_881.6 },
  ] as const)(
    '$side $quantity: the average of the depth where it fills all',
    ({ side, quantity, price, value }) => {
      const { price: counted, cost } = summaryOf(market(quantity, side));
      expect([counted, cost?.value]).toEqual([fromWire(price), fromWire(value)]);
    },
  );

  it('is the last price where no depth is known, and the limit of an order that has one', () => {
    expect(summaryOf(market(38), { depth: undefined }).price).toBe(fromWire(1004.8));
    expect(summaryOf({ ...start, price: fromWire(1004), quantity: 38 }).price).toBe(fromWire(1004));
  });

  it('is what the review names, but for what the server counts differently', () => {
    const summary = summaryOf(market(38));
    const preview: OrderPreview = {
      price: 1005,
      quantity: 38,
      value: 38_190,
      charges: [],
      charges_total: 45,
      total: 38_235,
      available: 0,
      sellable: 0,
      settlement_date: '2026-11-20',
      price_band: { lower: 0, upper: 0 },
      protection_price: null,
      tax: null,
      rehearsal: null,
      errors: [],
      warnings: [],
    };
    const named = (differs: boolean) => {
      const { price, value, charges, total } = namedFigures({
        summary,
        reading: { differs },
        server: { preview },
      });
      return [price, value, charges, total].map((figure) => (figure === null ? null : toWire(figure)));
    };
    expect(named(false).slice(0, 2)).toEqual([1004.94, 38_187.72]);
    expect(named(true)).toEqual([1005, 38_190, 45, 38_235]);
  });
});
