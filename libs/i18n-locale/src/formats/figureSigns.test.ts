import { describe, expect, it } from 'vitest';
import { figureSigns } from './figureSigns.ts';
import { india } from './region.ts';

describe('figureSigns', () => {
  it.each([
    ['en-IN', ',', '.'],
    ['en-US', ',', '.'],
    ['en-DE', '.', ','],
    ['hi-IN', ',', '.'],
  ])('of %s are %j between groups and %j before decimals [I4B-A5]', (locale, group, decimal) => {
    expect(figureSigns({ ...india, locale })).toEqual({ group, decimal });
  });
});
