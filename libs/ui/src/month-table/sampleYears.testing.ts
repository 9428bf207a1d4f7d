import type { YearFigures } from './monthFigures.ts';

/** Percentage points of three years, invented; null where nothing was held. */
const percents: ReadonlyArray<readonly [number, ReadonlyArray<number | null>]> = [
  [2026, [-0.7, 1.3, -2.1, 2.9, 1.6, 0.9, 2.1, -0.4, 2, 2.4, 1.1]],
  [2025, [-1.6, -3.4, 4.4, 1.9, 2.6, 3.1, -1.4, -0.7, 1, 3.3, 1.4, 0.6]],
  [2024, [null, null, 1.4, 2.8, -0.2, 4, 2.3, 0.8, 2.1, -3.2, -0.9, -0.4]],
];

export const sampleYears: YearFigures[] = percents.map(([year, values]) => ({
  year,
  percent: 11.95,
  benchmark: 7.44,
  excess: 4.51,
  months: values.flatMap((percent, index) =>
    percent === null ? [] : [{ month: index + 1, percent, excess: percent / 4 }],
  ),
}));
