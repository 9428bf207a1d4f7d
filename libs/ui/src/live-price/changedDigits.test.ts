import { describe, expect, it } from 'vitest';
import { changedDigits } from './changedDigits.ts';

describe('changedDigits', () => {
  it.each([
    { before: '1,014.35', text: '1,014.40', ranges: [[6, 8]] },
    { before: '1,015.35', text: '1,014.35', ranges: [[4, 5]] },
    {
      before: '1,014.35',
      text: '1,114.36',
      ranges: [
        [2, 3],
        [7, 8],
      ],
    },
    {
      before: '999.95',
      text: '1,000.05',
      ranges: [
        [0, 1],
        [2, 5],
        [6, 7],
      ],
    },
    {
      before: '1,000.05',
      text: '999.95',
      ranges: [
        [0, 3],
        [4, 5],
      ],
    },
    { before: '−0.40', text: '0.40', ranges: [] },
    {
      before: '—',
      text: '12.10',
      ranges: [
        [0, 2],
        [3, 5],
      ],
    },
    { before: '12.10', text: '—', ranges: [] },
  ])('of $text after $before are $ranges [I3A-LOOK-1]', ({ before, text, ranges }) => {
    expect(changedDigits(text, before)).toEqual(ranges);
  });
});
