import { describe, expect, it } from 'vitest';
import { linesOf, rowFrom, topsOf } from './groups.ts';

const rows = ['a1', 'a2', 'b1'];
const lines = linesOf(rows, {
  groupOf: (row) => ({ id: row.slice(0, 1), label: row.slice(0, 1).toUpperCase() }),
});
const heights = { row: 50, group: 30, detailOf: () => 0 };

describe('rows in groups', () => {
  it('have a line above the first one of each', () => {
    expect(lines.map((line) => (line.kind === 'row' ? line.row : line.kind))).toEqual([
      'group',
      'a1',
      'a2',
      'group',
      'b1',
    ]);
    expect(linesOf(rows, {})).toHaveLength(3);
    expect(linesOf([], { groupOf: () => ({ id: 'a', label: 'A' }) })).toEqual([]);
  });

  it('know where each line begins', () => {
    expect(topsOf(lines, heights)).toEqual([0, 30, 80, 130, 160, 210]);
    expect(topsOf([], heights)).toEqual([0]);
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

describe('the detail of a row', () => {
  const opened = linesOf(rows, {
    groupOf: (row) => ({ id: row.slice(0, 1), label: row.slice(0, 1) }),
    detailOf: (row) => (row === 'a2' ? { id: 'a2', content: 'lots' } : undefined),
  });

  it('stands beneath its row and is as high as it was measured [I5B-3-DETAIL]', () => {
    expect(opened.map(({ kind }) => kind)).toEqual(['group', 'row', 'row', 'detail', 'group', 'row']);
    expect(topsOf(opened, { ...heights, detailOf: (id) => (id === 'a2' ? 200 : 0) })).toEqual([
      0, 30, 80, 130, 330, 360, 410,
    ]);
  });

  it.each([
    ['into it', { from: 2, to: 3 }, 3],
    ['out of it, over the line of a group', { from: 3, to: 4 }, 5],
    ['back into it', { from: 5, to: 4 }, 3],
  ])('lets a key lead %s', (_name, move, expected) => {
    expect(rowFrom(opened, move)).toBe(expected);
  });
});
