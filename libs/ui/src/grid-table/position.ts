/** A cell by its place on the screen. Row −1 is the head, 0 the first row, `rowCount` the total row. */
export interface GridPosition {
  row: number;
  column: number;
}

export interface GridBounds {
  lastRow: number;
  lastColumn: number;
  /** Rows that fit into the view: what Page Up and Page Down move by. */
  pageRows: number;
}

export const headRow = -1;

export interface PressedKey {
  key: string;
  isControl: boolean;
}

export function clampPosition(
  { row, column }: GridPosition,
  bounds: Pick<GridBounds, 'lastRow' | 'lastColumn'>,
): GridPosition {
  return {
    row: Math.min(Math.max(row, headRow), bounds.lastRow),
    column: Math.min(Math.max(column, 0), bounds.lastColumn),
  };
}

type Move = (from: GridPosition, bounds: GridBounds) => GridPosition;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { lastColumn }) => ({ row, column: lastColumn }),
  PageUp: ({ row, column }, { pageRows }) => ({ row: Math.max(row - pageRows, Math.min(row, 0)), column }),
  PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
};

const controlMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_from, { lastRow, lastColumn }) => ({ row: lastRow, column: lastColumn }),
};

/** Where a key leads from a cell, or null for a key that the grid leaves alone. */
export function nextPosition(
  from: GridPosition,
  { key, isControl }: PressedKey,
  bounds: GridBounds,
): GridPosition | null {
  const move = (isControl ? controlMoves : moves)[key];
  return move ? clampPosition(move(from, bounds), bounds) : null;
}
