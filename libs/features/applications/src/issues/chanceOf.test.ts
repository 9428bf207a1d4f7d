import { expect, it } from 'vitest';
import { chanceOf } from './chanceOf.ts';

it.each([
  { applicants: 408_495, lots: 119_443, chance: 29 },
  { applicants: 1_000_000, lots: 9_999, chance: 0 },
  { applicants: 100, lots: 100, chance: null },
  { applicants: 0, lots: 100, chance: null },
])('$lots lots for $applicants applicants are $chance of 100 [I5C-2-CHANCE]', ({ chance, ...retail }) => {
  expect(chanceOf(retail)).toBe(chance);
});
