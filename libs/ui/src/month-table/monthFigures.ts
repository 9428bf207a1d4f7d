/** The return of a month or a year, in percentage points; null while it is not known. */
export interface PeriodFigures {
  percent: number | null;
  /** Ahead of the benchmark, or behind it. */
  excess: number | null;
}

export interface MonthFigures extends PeriodFigures {
  /** 1 to 12. */
  month: number;
}

export interface YearFigures extends PeriodFigures {
  year: number;
  benchmark: number | null;
  /** Those with figures; the others stay empty. */
  months: readonly MonthFigures[];
}

/** YYYY-MM */
export function monthKey(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Where the focus goes with a key; rows have the cells that can have it, and null for those that cannot. */
export function cellAfterKey(
  key: string,
  at: string,
  rows: ReadonlyArray<ReadonlyArray<string | null>>,
): string | null {
  const cells = rows.flat().filter((cell) => cell !== null);
  const rowIndex = rows.findIndex((row) => row.includes(at));
  const row = rows[rowIndex] ?? [];
  const column = row.indexOf(at);
  const beside = (step: number) => cells[cells.indexOf(at) + step];
  const inColumn = (step: number) => {
    for (let index = rowIndex + step; rows[index] !== undefined; index += step) {
      const cell = rows[index]?.[column];
      if (typeof cell === 'string') return cell;
    }
    return undefined;
  };
  const filled = row.filter((cell) => cell !== null);
  const targets: Record<string, string | null | undefined> = {
    ArrowLeft: beside(-1),
    ArrowRight: beside(1),
    ArrowUp: inColumn(-1),
    ArrowDown: inColumn(1),
    Home: filled[0],
    End: filled.at(-1),
  };
  return targets[key] ?? null;
}
