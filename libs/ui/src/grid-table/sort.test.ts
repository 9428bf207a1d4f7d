import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridTableColumn } from './columns.ts';
import { nextSort, sortRows } from './sort.ts';

interface Row {
  id: number;
  name: string;
  price: number | null;
}

const columns: ReadonlyArray<GridTableColumn<Row>> = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price, sortValue: ({ price }) => price },
  { id: 'note', header: 'Note', cell: () => null },
];
const [nameColumn, priceColumn] = columns;

function idsOf(rows: readonly Row[]): number[] {
  return rows.map(({ id }) => id);
}

function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((left, right) => left - right);
}

const rows: Row[] = [
  { id: 1, name: 'beta', price: 20 },
  { id: 2, name: 'Alpha 10', price: null },
  { id: 3, name: 'alpha 9', price: 10 },
  { id: 4, name: '', price: Number.NaN },
  { id: 5, name: 'Gamma', price: 20 },
];

describe('sortRows', () => {
  it.each([
    ['price', 'ascending', [3, 1, 5, 2, 4]],
    ['price', 'descending', [1, 5, 3, 2, 4]],
    ['name', 'ascending', [3, 2, 1, 5, 4]],
    ['name', 'descending', [5, 1, 2, 3, 4]],
    ['note', 'ascending', [1, 2, 3, 4, 5]],
    ['gone', 'ascending', [1, 2, 3, 4, 5]],
  ] as const)('by %s %s, missing values last', (columnId, direction, expected) => {
    expect(idsOf(sortRows(rows, columns, { columnId, direction }))).toEqual(expected);
  });

  it('leaves the rows as they are without an order, in a new array', () => {
    const sorted = sortRows(rows, columns, null);
    expect(sorted).toEqual(rows);
    expect(sorted).not.toBe(rows);
  });

  it('keeps every row and puts each figure before a larger one', () => {
    const row = fc.record({
      id: fc.nat(),
      name: fc.string(),
      price: fc.option(fc.double(), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(row), (any) => {
        const sorted = sortRows(any, columns, { columnId: 'price', direction: 'ascending' });
        expect(inOrder(idsOf(sorted))).toEqual(inOrder(idsOf(any)));
        const prices = sorted
          .map(({ price }) => price)
          .filter((price) => price !== null && !Number.isNaN(price));
        for (const [index, price] of prices.entries()) {
          if (index > 0) expect(Number(prices[index - 1])).toBeLessThanOrEqual(Number(price));
        }
      }),
    );
  });
});

describe('nextSort', () => {
  it('begins with A for texts and with the largest for figures, then turns', () => {
    if (!nameColumn || !priceColumn) throw new Error('the columns above');
    expect(nextSort(null, nameColumn)).toEqual({ columnId: 'name', direction: 'ascending' });
    const first = nextSort({ columnId: 'name', direction: 'ascending' }, priceColumn);
    expect(first).toEqual({ columnId: 'price', direction: 'descending' });
    const second = nextSort(first, priceColumn);
    expect(second).toEqual({ columnId: 'price', direction: 'ascending' });
    expect(nextSort(second, priceColumn)).toEqual(first);
  });
});
