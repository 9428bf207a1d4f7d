import { describe, expect, it } from 'vitest';
import { linesOf, rowFrom, topsOf } from './groups.ts';

const rows = ['a1', 'a2', 'b1'];
const lines = linesOf(rows, (row) => ({ id: row.slice(0, 1), label: row.slice(0, 1).toUpperCase() }));

describe('rows in groups', () => {
  it('have a line above the first one of each', () => {
    expect(lines.map((line) => (line.kind === 'row' ? line.row : line.group.label))).toEqual([
      'A',
      'a1',
      'a2',
      'B',
      'b1',
    ]);
    expect(linesOf(rows, undefined)).toHaveLength(3);
    expect(linesOf([], () => ({ id: 'a', label: 'A' }))).toEqual([]);
  });

  it('know where each line begins', () => {
    expect(topsOf(lines, { row: 50, group: 30 })).toEqual([0, 30, 80, 130, 160, 210]);
    expect(topsOf([], { row: 50, group: 30 })).toEqual([0]);
  });

  it.each([
    ['down over the line of a group', { from: 2, to: 3 }, 4],
    ['up over it', { from: 4, to: 3 }, 2],
    ['up to the head of the table', { from: 1, to: 0 }, -1],
    ['to the first row of all', { from: 4, to: 0 }, 1],
    ['to a row', { from: 1, to: 2 }, 2],
    ['beyond the end', { from: 4, to: 5 }, 5],
  ])('lead a key %s', (_name, move, expected) => {
    expect(rowFrom(lines, move)).toBe(expected);
  });
});
