import { holdingFixtures as holdings } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { holdingRowsOf, rangesOf } from './holdingRows.ts';

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

describe('rangesOf', () => {
  it('gives the bars of a column one scale, with zero in it [I3A-LOOK-28]', () => {
    const [bank] = holdings;
    const rows = holdingRowsOf([
      { ...bank, value: 300, pnl: 40 },
      { ...bank, value: 100, pnl: -20 },
    ]);

    expect(rangesOf(rows)).toEqual({ gain: { least: -20, most: 40 }, mostValue: 300, mostWeight: 75 });
    expect(rangesOf(rows.slice(0, 1)).gain).toEqual({ least: 0, most: 40 });
    expect(rangesOf([])).toEqual({ gain: { least: 0, most: 0 }, mostValue: 0, mostWeight: 0 });
  });
});
