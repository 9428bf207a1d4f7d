import type { ReactNode } from 'react';

/** What rows that stand together have in common, such as their day. */
export interface RowGroup {
  id: string;
  label: ReactNode;
}

/** The lines of a table: a row, or the line that names the group of the rows beneath it. */
export type Line<Row> = { kind: 'row'; row: Row } | { kind: 'group'; group: RowGroup };

/** Puts a line above the first row of each group; rows of one group stand together. */
export function linesOf<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): ReadonlyArray<Line<Row>> {
  const lines: Array<Line<Row>> = [];
  let last: string | null = null;
  for (const row of rows) {
    const group = groupOf?.(row);
    if (group && group.id !== last) lines.push({ kind: 'group', group });
    last = group?.id ?? null;
    lines.push({ kind: 'row', row });
  }
  return lines;
}

/** How high lines are, in pixels. */
export interface LineHeights {
  row: number;
  group: number;
}

/** Where each line begins below the first one, and last where they end, in pixels. */
export function topsOf(lines: ReadonlyArray<Line<unknown>>, heights: LineHeights): readonly number[] {
  const tops = [0];
  for (const { kind } of lines) tops.push((tops.at(-1) ?? 0) + heights[kind]);
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
