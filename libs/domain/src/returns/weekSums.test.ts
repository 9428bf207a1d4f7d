import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise } from '../money/paise.ts';
import { mondayOf, weekSums } from './weekSums.ts';

it('begins weeks on Monday [I5B-6-WEEKS]', () => {
  expect(['2026-11-01', '2026-11-02', '2026-11-08', '2026-11-09'].map(mondayOf)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-02',
    '2026-11-09',
  ]);
});

it('has weeks that add up to the month, to the paisa [I5B-6-WEEKS]', () => {
  const gains = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(gains, (paise) => {
      const days = paise.map((gain, at) => ({
        day: `2026-11-${String(at + 1).padStart(2, '0')}`,
        gain: fromPaise(gain),
      }));
      const weeks = weekSums(days);
      expect(sumOf([...weeks.values()])).toBe(sumOf(days.map(({ gain }) => gain)));
      expect(weeks.size).toBe(new Set(days.map(({ day }) => mondayOf(day))).size);
    }),
  );
  expect(weekSums([])).toEqual(new Map());
});
