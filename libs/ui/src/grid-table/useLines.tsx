import { useMemo, useRef, type ReactNode } from 'react';
import { linesOf, topsOf, type Line, type RowGroup } from './groups.ts';
import { useRowHeight } from './useRowHeight.ts';

export interface Lines<Row> {
  lines: ReadonlyArray<Line<Row>>;
  /** Where each begins below the first one, and last where they end, in pixels. */
  tops: readonly number[];
  /** Pixels. */
  rowHeight: number;
  /** To be rendered beside the rows: what their heights are read from. */
  probes: ReactNode;
}

const probeOf = 'invisible absolute';

/** Rows with the lines of their groups between them, and where each stands. */
export function useLines<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => RowGroup) | undefined,
): Lines<Row> {
  const rowProbe = useRef<HTMLDivElement>(null);
  const groupProbe = useRef<HTMLDivElement>(null);
  const row = useRowHeight(rowProbe);
  const group = useRowHeight(groupProbe);
  const lines = useMemo(() => linesOf(rows, groupOf), [rows, groupOf]);
  const tops = useMemo(() => topsOf(lines, { row, group }), [lines, row, group]);
  return {
    lines,
    tops,
    rowHeight: row,
    probes: (
      <>
        <div ref={rowProbe} aria-hidden="true" className={`${probeOf} h-row`} />
        <div ref={groupProbe} aria-hidden="true" className={`${probeOf} h-row-head`} />
      </>
    ),
  };
}
