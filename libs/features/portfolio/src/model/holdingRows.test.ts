import { holdingFixtures as holdings } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { holdingRowsOf } from './holdingRows.ts';

describe('holdingRowsOf', () => {
  it('sorts by value, says what share each has, and leaves the answer of the server as it is', () => {
    const served = holdings.toReversed();
    const order = served.map(({ instrument }) => instrument.symbol);

    const rows = holdingRowsOf(served);

    expect(rows.map((row) => [row.holding.instrument.symbol, row.weightPercent?.toString()])).toEqual([
      ['ARAVBANK', '54.7'],
      ['DHVANI', '33.4'],
      ['NEELSOFT', '11.9'],
    ]);
    expect(served.map(({ instrument }) => instrument.symbol)).toEqual(order);
  });

  it('has no weight where the holdings are worth nothing', () => {
    const [bank] = holdings;
    expect(holdingRowsOf([{ ...bank, value: 0 }])[0]?.weightPercent).toBeNull();
  });
});
