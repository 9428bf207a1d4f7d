import type { ProfitEntry } from './PeriodCell.tsx';

// What the stories draw: November 2026 with its weekends, two holidays and the evening session of Diwali.

const traded: ReadonlyArray<readonly [day: number, amount: number, percent: number, note?: string]> = [
  [2, 11_570.4, 0.31],
  [3, -2751.15, -0.07],
  [4, 10_365, 0.28],
  [5, 6274.35, 0.17],
  [6, -26_005.85, -0.7],
  [8, 4211.2, 0.11, 'Muhurat'],
  [9, -5114.6, -0.14],
  [11, 31_659, 0.85],
  [12, 3081.45, 0.08],
  [13, -14_532.1, -0.39],
  [16, 22_695.25, 0.61],
  [17, 24_191.9, 0.65],
  [18, 2102.21, 0.06],
  [19, 32_382.73, 0.87],
];
const weekend = [1, 7, 14, 15, 21, 22, 28, 29];
const holidays = [10, 24];

function november(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}`;
}

export const sampleDays: readonly ProfitEntry[] = [
  ...traded.map(([day, amount, percent, note]) => ({ period: november(day), amount, percent, note })),
  ...weekend.map((day) => ({ period: november(day), amount: null, percent: null, isClosed: true })),
  ...holidays.map((day) => ({
    period: november(day),
    amount: null,
    percent: null,
    isClosed: true,
    note: 'Holiday',
  })),
];

export const sampleMonths: readonly ProfitEntry[] = [
  { period: '2026-06', amount: 48_120.5, percent: 1.32 },
  { period: '2026-07', amount: -21_406.75, percent: -0.58 },
  { period: '2026-08', amount: 79_312, percent: 2.2 },
  { period: '2026-09', amount: 14_005.3, percent: 0.37 },
  { period: '2026-10', amount: -30_118.95, percent: -0.8 },
  { period: '2026-11', amount: 100_128.78, percent: 2.71 },
];

export const sampleYears: readonly ProfitEntry[] = [
  { period: '2024', amount: 212_480.1, percent: 9.4 },
  { period: '2025', amount: -18_220.45, percent: -0.71 },
  { period: '2026', amount: 386_991.2, percent: 12.84 },
];
