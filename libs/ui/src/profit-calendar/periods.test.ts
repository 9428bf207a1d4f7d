import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAfterKey, periodRows, shiftMonth, shiftPage, shiftPeriod } from './periods.ts';

const years: string[] = [];

describe('periodRows', () => {
  it('begins weeks on Monday: November 2026 begins on a Sunday and has six rows', () => {
    const rows = periodRows({ view: 'day', period: '2026-11', years });
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(rows[5]?.[0]).toBe('2026-11-30');
  });

  it('has twelve months and every year given', () => {
    expect(periodRows({ view: 'month', period: '2026-11', years }).flat()).toHaveLength(12);
    expect(periodRows({ view: 'year', period: '2026-11', years: ['2025', '2026'] })).toEqual([
      ['2025', '2026', null],
    ]);
  });

  it('holds each day of the month once, whatever the month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2400 }), (count) => {
        const period = shiftMonth('1900-01', count);
        const days = periodRows({ view: 'day', period, years })
          .flat()
          .filter((day) => day !== null);
        const next = Date.parse(`${shiftMonth(period, 1)}-01T00:00:00Z`);
        expect(days).toHaveLength((next - Date.parse(`${period}-01T00:00:00Z`)) / 86_400_000);
        expect(new Set(days).size).toBe(days.length);
      }),
    );
  });
});

it.each([
  { period: '2026-11-30', view: 'day', count: 1, expected: '2026-12-01' },
  { period: '2026-03-01', view: 'day', count: -1, expected: '2026-02-28' },
  { period: '2028-03-01', view: 'day', count: -1, expected: '2028-02-29' },
  { period: '2026-12', view: 'month', count: 1, expected: '2027-01' },
  { period: '2026', view: 'year', count: -3, expected: '2023' },
] as const)('$period, $count on by $view, is $expected', ({ period, view, count, expected }) => {
  expect(shiftPeriod(period, view, count)).toBe(expected);
});

it('turns a page to the same day, or to the last of a shorter month', () => {
  expect(shiftPage('2026-03-31', 'day', -1)).toBe('2026-02-28');
  expect(shiftPage('2026-11-19', 'day', 1)).toBe('2026-12-19');
  expect(shiftPage('2026-11', 'month', -1)).toBe('2025-11');
  expect(shiftPage('2026', 'year', 1)).toBe('2026');
});

describe('periodAfterKey', () => {
  const rows = periodRows({ view: 'day', period: '2026-11', years });
  it.each([
    ['ArrowLeft', '2026-11-18'],
    ['ArrowRight', '2026-11-20'],
    ['ArrowUp', '2026-11-12'],
    ['ArrowDown', '2026-11-26'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-19'],
    ['PageDown', '2026-12-19'],
    ['Enter', null],
  ])('%s leads from 19 November to %s', (key, expected) => {
    expect(periodAfterKey(key, '2026-11-19', { view: 'day', rows })).toBe(expected);
  });
});
