import { describe, expect, it } from 'vitest';
import { commonStart } from './commonStart.ts';

const closes = (...prices: ReadonlyArray<number | null>) => prices.map((close) => ({ close }));

describe('where a comparison begins [I4B-D10] [I4B-B6]', () => {
  it.each([
    { why: 'at the first candle in sight', compared: [1, 2, 3], from: 1, start: 1 },
    { why: 'at the first one that the other has', compared: [null, null, 3], from: 0, start: 2 },
    { why: 'at none that is nought', compared: [0, 2, 3], from: 0, start: 1 },
    { why: 'nowhere', compared: [1, null, null], from: 1, start: null },
    { why: 'without a comparison nowhere', compared: null, from: 0, start: null },
  ])('$why', ({ compared, from, start }) => {
    expect(commonStart({ candles: closes(10, 11, 12), compared }, from)?.index ?? null).toBe(start);
  });

  it('is a candle that the share itself has', () => {
    expect(commonStart({ candles: closes(null, 0, 12), compared: [1, 2, 3] }, 0)).toEqual({
      index: 2,
      share: 12,
      other: 3,
    });
  });
});
