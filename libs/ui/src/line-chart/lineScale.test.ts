import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePoints } from '../internal/charts/chartPoints.ts';
import { linePaths, nearestPoint, valueScale } from './lineScale.ts';
import { spreadLabels } from './spreadLabels.ts';
import { timeTicks } from './timeTicks.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;

describe('valueScale', () => {
  it.each([
    { values: [1_012_400, 4_898_326.7], ticks: [1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000] },
    { values: [-150, 6419.1], ticks: [-2000, 0, 2000, 4000, 6000, 8000] },
    { values: [0], ticks: [-0.5, -0.25, 0, 0.25, 0.5] },
    { values: [null, Number.NaN], ticks: [0, 0.25, 0.5, 0.75, 1] },
  ])('puts $values between round figures', ({ values, ticks }) => {
    expect(valueScale(values).ticks).toEqual(ticks);
  });

  it.each([[[5e-324]], [[1e15, 1e15 + 0.125]], [[-5e-324, 5e-324]]])('has lines for %o', (values) => {
    const { from, to, ticks } = valueScale(values);
    expect(from).toBeLessThan(to);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.every(Number.isFinite)).toBe(true);
  });

  it('holds every value, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { minLength: 1 }), (values) => {
        const { from, to, ticks } = valueScale(values);
        const slack = (to - from) * 1e-6;
        expect(Math.min(...values)).toBeGreaterThanOrEqual(from - slack);
        expect(Math.max(...values)).toBeLessThanOrEqual(to + slack);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('linePaths', () => {
  const points = placePoints([
    { time: '2026-11-17', value: 100, step: 100 },
    { time: '2026-11-18', value: 150, step: 100 },
    { time: '2026-11-19', value: 200, step: 150 },
  ]);
  const scale = { from: 0, to: 200, ticks: [] };

  it('draws what was put in as steps, and the gain as the area between [DEM-31]', () => {
    const { value, step, area } = linePaths(points, scale);

    expect(value).toBe('M0 500L500 250L1000 0');
    expect(step).toBe('M0 500H500V500H1000V250');
    expect(area).toBe('M0 500L500 250L1000 0V250V500H500V500H0Z');
  });

  it('leaves a gap for what is no number', () => {
    const gapped = placePoints([
      { time: '2026-11-16', value: 100 },
      { time: '2026-11-17', value: null },
      { time: '2026-11-18', value: 100 },
      { time: '2026-11-19', value: 200 },
    ]);

    expect(linePaths(gapped, scale).value).toBe('M0 500M666.67 500L1000 0');
  });
});

describe('nearestPoint', () => {
  const points = ['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-19'].map((text) => ({
    wall: day(text),
  }));

  it.each([
    { place: -1, index: 0 },
    { place: 0.2, index: 0 },
    { place: 0.3, index: 1 },
    { place: 0.9, index: 3 },
    { place: 2, index: 3 },
  ])('of $place is $index', ({ place, index }) => {
    expect(nearestPoint(place, points)).toBe(index);
  });
});

describe('timeTicks', () => {
  const written = (from: string, to: string) =>
    timeTicks(day(from), day(to)).map(
      ({ wall, unit }) => `${new Date(wall * 1000).toISOString().slice(0, 10)} ${unit}`,
    );

  it.each([
    {
      from: '2026-11-13',
      to: '2026-11-19',
      ticks: ['13', '14', '15', '16', '17', '18', '19'].map((at) => `2026-11-${at} day`),
    },
    {
      from: '2024-03-04',
      to: '2026-11-19',
      ticks: ['2024-07', '2025-01', '2025-07', '2026-01', '2026-07'].map(
        (at) => `${at}-01 ${at.endsWith('01') || at === '2024-07' ? 'monthOfYear' : 'month'}`,
      ),
    },
  ])('from $from to $to', ({ from, to, ticks }) => {
    expect(written(from, to).slice(0, 7)).toEqual(ticks.slice(0, 7));
  });

  it('never has more than seven, and none twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 9000 }), (start, days) => {
        const first = day('2010-01-01') + start * 86_400;
        const ticks = timeTicks(first, first + days * 86_400);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(new Set(ticks.map(({ wall }) => wall)).size).toBe(ticks.length);
      }),
    );
  });
});

describe('spreadLabels', () => {
  it('moves apart what would lie over each other, and stays inside', () => {
    expect(spreadLabels([0.5, 0.5], 0.1)).toEqual([0.5, 0.6]);
    expect(spreadLabels([1, 0.98, 0.2], 0.1)).toEqual([1, 0.9, 0.2]);
  });
});
