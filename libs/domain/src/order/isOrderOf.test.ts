import { describe, expect, it } from 'vitest';
import { isOrderOf, type OrderSubject } from './isOrderOf.ts';

const order = { instrument: { market: 'NSE', symbol: 'ARAVBANK' }, tags: ['earnings', 'long'] } as const;

describe('isOrderOf', () => {
  it.each<[OrderSubject, boolean]>([
    [{}, true],
    [{ market: 'NSE' }, true],
    [{ market: 'BSE' }, false],
    [{ symbol: 'ARAVBANK' }, true],
    [{ symbol: 'ARAV' }, false],
    [{ tag: 'long' }, true],
    [{ tag: 'lon' }, false],
    [{ market: 'NSE', symbol: 'ARAVBANK', tag: 'earnings' }, true],
    [{ market: 'BSE', symbol: 'ARAVBANK', tag: 'earnings' }, false],
  ])('of what is asked for by %j: %s', (subject, expected) => {
    expect(isOrderOf(subject, order)).toBe(expected);
  });
});
