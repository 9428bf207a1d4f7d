import { expect, it } from 'vitest';
import { heatStep } from './heat.ts';

it.each([
  [0, 0],
  [0.149, 0],
  [0.15, 1],
  [-0.15, -1],
  [0.59, 1],
  [0.6, 2],
  [-0.71, -2],
  [1.2, 3],
  [-1.36, -3],
  [1.99, 3],
  [2, 4],
  [-2.24, -4],
  [1e15, 4],
  [Number.NaN, 0],
  [Number.NEGATIVE_INFINITY, 0],
  [null, 0],
  [undefined, 0],
])('%s percent has shade %s', (percent, step) => {
  expect(heatStep(percent)).toBe(step);
});
