import { describe, expect, it } from 'vitest';
import {
  columnsInSight,
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
