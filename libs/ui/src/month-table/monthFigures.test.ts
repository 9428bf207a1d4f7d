import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './monthFigures.ts';

const rows = [
  ['2026-01', '2026-02', null],
  ['2025-01', null, '2025-03'],
  ['2024-01', '2024-02', '2024-03'],
];

describe('cellAfterKey', () => {
  it.each([
    { key: 'ArrowRight', at: '2026-02', next: '2025-01' },
    { key: 'ArrowLeft', at: '2026-01', next: null },
    { key: 'ArrowDown', at: '2026-02', next: '2024-02' },
    { key: 'ArrowUp', at: '2025-03', next: null },
    { key: 'End', at: '2025-01', next: '2025-03' },
    { key: 'Home', at: '2024-03', next: '2024-01' },
    { key: 'Enter', at: '2024-03', next: null },
  ])('$key leads from $at to $next', ({ key, at, next }) => {
    expect(cellAfterKey(key, at, rows)).toBe(next);
  });
});
