import { describe, expect, it } from 'vitest';
import {
  columnsInSight,
  columnsThatFit,
  hasRoomForPins,
  leastWidthOf,
  templateOf,
  withoutPins,
  type GridTableColumn,
} from './columns.ts';

const columns: ReadonlyArray<GridTableColumn<string>> = [
  { id: 'name', header: 'Name', isRowHeader: true, width: 180, grow: 2, cell: (row) => row },
  { id: 'price', header: 'Price', cell: (row) => row },
  { id: 'quantity', header: 'Qty', from: 'tablet', cell: (row) => row },
  { id: 'cost', header: 'Cost', from: 'desktop', cell: (row) => row },
  { id: 'actions', header: 'Actions', isActions: true, width: 90, grow: 0, cell: (row) => row },
];

describe('columnsInSight', () => {
  it.each([
    ['mobile', [], ['name', 'price', 'actions']],
    ['tablet', [], ['name', 'price', 'quantity', 'actions']],
    ['desktop', [], ['name', 'price', 'quantity', 'cost', 'actions']],
    ['desktop', ['price', 'cost'], ['name', 'quantity', 'actions']],
    ['desktop', ['name', 'actions'], ['name', 'price', 'quantity', 'cost', 'actions']],
  ] as const)('on %s without %j: %j', (breakpoint, hiddenColumns, expected) => {
    expect(columnsInSight(columns, { breakpoint, hiddenColumns }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('columnsThatFit', () => {
  const leaving = columns.map((column) => ({
    ...column,
    hidePriority: { quantity: 2, cost: 1, price: 2 }[column.id],
  }));

  it.each([
    [630, ['name', 'price', 'quantity', 'cost', 'actions']],
    [629, ['name', 'price', 'quantity', 'actions']],
    // Two of the same turn leave together.
    [509, ['name', 'actions']],
    [10, ['name', 'actions']],
  ])('in %d px: %j', (room, expected) => {
    expect(columnsThatFit(leaving, room).map(({ id }) => id)).toEqual(expected);
  });

  it('keeps columns that have no turn, and the array where nothing leaves', () => {
    expect(columnsThatFit(columns, 10)).toBe(columns);
    expect(columnsThatFit(leaving, 630)).toBe(leaving);
  });
});

it('templateOf keeps the least widths and shares what is left', () => {
  expect(templateOf(columns)).toBe(
    'minmax(11.25rem, 2fr) minmax(7.5rem, 1fr) minmax(7.5rem, 1fr) minmax(7.5rem, 1fr) 5.625rem',
  );
  expect(leastWidthOf(columns)).toBe(630);
});

describe('a last column that is pinned beside the first', () => {
  const pinned = columns.map((column) => (column.isActions ? { ...column, isPinned: true } : column));

  it.each([
    { room: 540, hasRoom: true },
    { room: 539, hasRoom: false },
    { room: Infinity, hasRoom: true },
  ])('has room in $room px: $hasRoom', ({ room, hasRoom }) => {
    expect(hasRoomForPins(pinned, room)).toBe(hasRoom);
  });

  it('scrolls along where it has none', () => {
    expect(withoutPins(pinned).some(({ isPinned }) => isPinned)).toBe(false);
  });
});
