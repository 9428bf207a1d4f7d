import type { ReactNode } from 'react';

/** What rows that stand together have in common, such as their day. */
export interface RowGroup {
  id: string;
  label: ReactNode;
}

/** What stands beneath a row, as wide as the table. */
export interface RowDetail {
  id: string;
  content: ReactNode;
}

/** The lines of a table: a row, its detail, or the line that names the group of the rows beneath it. */
export type Line<Row> =
  | { kind: 'row'; row: Row }
  | { kind: 'detail'; detail: RowDetail }
  | { kind: 'group'; group: RowGroup };

export interface LineOptions<Row> {
  groupOf?: ((row: Row) => RowGroup) | undefined;
  detailOf?: ((row: Row) => RowDetail | undefined) | undefined;
}

/** Puts a line above the first row of each group, which stand together, and the detail beneath a row that has one. */
export function linesOf<Row>(
  rows: readonly Row[],
  { groupOf, detailOf }: LineOptions<Row>,
): ReadonlyArray<Line<Row>> {
  const lines: Array<Line<Row>> = [];
  let last: string | null = null;
  for (const row of rows) {
    const group = groupOf?.(row);
    if (group && group.id !== last) lines.push({ kind: 'group', group });
    last = group?.id ?? null;
    lines.push({ kind: 'row', row });
    const detail = detailOf?.(row);
    if (detail) lines.push({ kind: 'detail', detail });
  }
  return lines;
}

/** How high lines are, in pixels. */
export interface LineHeights {
  row: number;
  group: number;
  /** As measured; 0 before that. */
  detailOf: (id: string) => number;
}

/** Where each line begins below the first one, and last where they end, in pixels. */
export function topsOf(lines: ReadonlyArray<Line<unknown>>, heights: LineHeights): readonly number[] {
  const heightOf = (line: Line<unknown>) =>
    line.kind === 'detail' ? heights.detailOf(line.detail.id) : heights[line.kind];
  const tops = [0];
  for (const line of lines) tops.push((tops.at(-1) ?? 0) + heightOf(line));
  return tops;
}

/** The line that a key leads to, where it is no row: the next row in the direction of an arrow, else the one beneath it. */
export function rowFrom(
  lines: ReadonlyArray<Line<unknown>>,
  { from, to }: Readonly<Record<'from' | 'to', number>>,
): number {
  if (lines[to]?.kind !== 'group') return to;
  return to === from - 1 ? to - 1 : to + 1;
}
