import { describe, expect, it } from 'vitest';
import { clampPosition, nextPosition } from './position.ts';

const bounds = { lastRow: 99, lastColumn: 5, pageRows: 10 };

describe('nextPosition', () => {
  it.each([
    { from: [5, 2], key: 'ArrowUp', isControl: false, to: [4, 2] },
    { from: [5, 2], key: 'ArrowDown', isControl: false, to: [6, 2] },
    { from: [5, 2], key: 'ArrowLeft', isControl: false, to: [5, 1] },
    { from: [5, 2], key: 'ArrowRight', isControl: false, to: [5, 3] },
    { from: [5, 2], key: 'Home', isControl: false, to: [5, 0] },
    { from: [5, 2], key: 'End', isControl: false, to: [5, 5] },
    { from: [5, 2], key: 'Home', isControl: true, to: [0, 0] },
    { from: [5, 2], key: 'End', isControl: true, to: [99, 5] },
    { from: [5, 2], key: 'PageDown', isControl: false, to: [15, 2] },
    { from: [95, 2], key: 'PageDown', isControl: false, to: [99, 2] },
    { from: [25, 2], key: 'PageUp', isControl: false, to: [15, 2] },
    { from: [5, 2], key: 'PageUp', isControl: false, to: [0, 2] },
    { from: [0, 2], key: 'ArrowUp', isControl: false, to: [-1, 2] },
    { from: [-1, 2], key: 'ArrowUp', isControl: false, to: [-1, 2] },
    { from: [-1, 2], key: 'PageUp', isControl: false, to: [-1, 2] },
    { from: [-1, 2], key: 'ArrowDown', isControl: false, to: [0, 2] },
    { from: [99, 5], key: 'ArrowRight', isControl: false, to: [99, 5] },
    { from: [99, 5], key: 'ArrowDown', isControl: false, to: [99, 5] },
    { from: [5, 0], key: 'ArrowLeft', isControl: false, to: [5, 0] },
  ] as const)(
    'from $from $key (control $isControl) leads to $to',
    ({ from: [row, column], key, isControl, to }) => {
      const next = nextPosition({ row, column }, { key, isControl }, bounds);
      expect(next && [next.row, next.column]).toEqual(to);
    },
  );

  it.each(['Enter', ' ', 'a', 'F2'])('leaves %j alone', (key) => {
    expect(nextPosition({ row: 0, column: 0 }, { key, isControl: false }, bounds)).toBeNull();
  });
});

describe('clampPosition', () => {
  it('follows rows and columns that leave', () => {
    expect(clampPosition({ row: 99, column: 5 }, { lastRow: 3, lastColumn: 1 })).toEqual({
      row: 3,
      column: 1,
    });
  });

  it('goes to the head of a table without rows', () => {
    expect(clampPosition({ row: 0, column: 0 }, { lastRow: -1, lastColumn: 1 })).toEqual({
      row: -1,
      column: 0,
    });
  });
});
