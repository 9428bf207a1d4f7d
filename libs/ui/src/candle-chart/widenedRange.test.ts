import { describe, expect, it } from 'vitest';
import { widenedRange } from './widenedRange.ts';

const day = { minValue: 100, maxValue: 110 };

describe('the range of prices with the levels of a holding', () => {
  it.each([
    { levels: [], wide: day, why: 'none' },
    { levels: [105], wide: day, why: 'in sight already' },
    { levels: [95], wide: { minValue: 95, maxValue: 110 }, why: 'below' },
    { levels: [118], wide: { minValue: 100, maxValue: 118 }, why: 'above' },
    { levels: [95, 115], wide: { minValue: 95, maxValue: 115 }, why: 'on both sides' },
    { levels: [89], wide: day, why: 'so far that the candles would have less than half' },
    { levels: [80, 97], wide: { minValue: 97, maxValue: 110 }, why: 'one near, one far' },
    { levels: [92, 118], wide: { minValue: 92, maxValue: 110 }, why: 'only one of two has room' },
  ])('$why', ({ levels, wide }) => {
    expect(widenedRange(day, levels)).toEqual(wide);
  });
});
