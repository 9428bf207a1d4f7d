import { describe, expect, it } from 'vitest';
import { shownDirection } from './shownDirection.ts';

describe('shownDirection', () => {
  it.each([
    [0.84, 'up'],
    [-2.24, 'down'],
    [0.005, 'up'],
    [0.0049, 'flat'],
    [-0.0049, 'flat'],
    [0, 'flat'],
    [-0, 'flat'],
    [Number.NaN, 'flat'],
    [Number.POSITIVE_INFINITY, 'flat'],
    [Number.NEGATIVE_INFINITY, 'flat'],
    [null, 'flat'],
    [undefined, 'flat'],
    [1e15, 'up'],
  ] as const)('%s points %s [I2-6-CHANGE]', (percent, direction) => {
    expect(shownDirection(percent)).toBe(direction);
  });
});
