import type { FigureLine } from '@wealth/api-sdk/model';
import { figureFixture } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { figureDifference, figureGroups, isOfLots, lineValue } from './figureGroups.ts';

const [lot] = figureFixture.lines;
if (!lot) throw new RangeError('no lot');

const second: FigureLine = {
  ...lot,
  amount: -0.1,
  quantity: 5,
  cost: 10.2,
  source: { kind: 'lot', id: '2' },
};
const charge: FigureLine = { code: 'brokerage', amount: 0.3, source: { kind: 'order', id: '7' } };

describe('figureGroups', () => {
  it('puts the lots of an instrument together, and leaves every other line alone', () => {
    const groups = figureGroups([lot, charge, second, charge]);

    expect(groups.map(({ amount, quantity, cost }) => ({ amount, quantity, cost }))).toEqual([
      { amount: 117710.9, quantity: 825, cost: 706276.2 },
      { amount: 0.3, quantity: undefined, cost: undefined },
      { amount: 0.3, quantity: undefined, cost: undefined },
    ]);
    expect(groups.map(isOfLots)).toEqual([true, false, false]);
  });

  it('knows what lots are worth', () => {
    expect(lineValue({ amount: 0.1, cost: 0.2 })).toBe(0.3);
    expect(lineValue({ amount: 0.1, cost: undefined })).toBeUndefined();
  });
});

describe('figureDifference [I5B-2-FIGURES]', () => {
  it.each([
    { figure: figureFixture, difference: 0 },
    { figure: { value: 0, lines: [] }, difference: 0 },
    {
      figure: {
        value: 0.3,
        lines: [
          { ...charge, amount: 0.1 },
          { ...charge, amount: 0.2 },
        ],
      },
      difference: 0,
    },
    { figure: { ...figureFixture, value: 269684.91 }, difference: 0.01 },
  ])('is $difference', ({ figure, difference }) => {
    expect(figureDifference(figure)).toBe(difference);
  });
});
