import { describe, expect, it } from 'vitest';
import { perCrore } from './perCrore.ts';

describe('perCrore', () => {
  it.each([
    ['0.0000001', '0.01'],
    ['0.0001', undefined],
    ['0', undefined],
  ])('of %s %% is %s [I4B-E12]', (percent, rupees) => {
    expect(perCrore(percent)?.toString()).toBe(rupees);
  });
});
