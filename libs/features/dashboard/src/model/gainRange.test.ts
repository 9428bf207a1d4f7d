import { expect, it } from 'vitest';
import { gainRange } from './gainRange.ts';

it.each([
  { gains: [40, -20, 12], range: { least: -20, most: 40 } },
  { gains: [40, 12], range: { least: 0, most: 40 } },
  { gains: [-5], range: { least: -5, most: 0 } },
  { gains: [], range: { least: 0, most: 0 } },
])('the bars of $gains begin at one zero [I3A-LOOK-28]', ({ gains, range }) => {
  expect(gainRange(gains.map((pnl) => ({ pnl })))).toEqual(range);
});
