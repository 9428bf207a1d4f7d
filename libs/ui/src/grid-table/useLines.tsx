import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { linesOf, topsOf, type Line, type LineOptions } from './groups.ts';
import { useRowHeight } from './useRowHeight.ts';

export interface Lines<Row> {
  lines: ReadonlyArray<Line<Row>>;
  /** Where each begins below the first one, and last where they end, in pixels. */
  tops: readonly number[];
  /** Pixels. */
  rowHeight: number;
  /** To be rendered beside the rows: what their heights are read from. */
  probes: ReactNode;
  /** A detail says how high it is, in pixels. The same function between renders. */
  onDetailHeight: (id: string, height: number) => void;
}

const noHeights: ReadonlyMap<string, number> = new Map();

/** How high the details are, as they say themselves. */
function useDetailHeights() {
  const [heights, setHeights] = useState(noHeights);
  const onDetailHeight = useCallback(
    (id: string, height: number) =>
      setHeights((known) => (known.get(id) === height ? known : new Map(known).set(id, height))),
    [],
  );
  return { heights, onDetailHeight };
}

const probeOf = 'invisible absolute';

/** Rows with the lines of their groups and their details between them, and where each stands. */
export function useLines<Row>(rows: readonly Row[], { groupOf, detailOf }: LineOptions<Row>): Lines<Row> {
  const rowProbe = useRef<HTMLDivElement>(null);
  const groupProbe = useRef<HTMLDivElement>(null);
  const row = useRowHeight(rowProbe);
  const group = useRowHeight(groupProbe);
  const { heights, onDetailHeight } = useDetailHeights();
  const lines = useMemo(() => linesOf(rows, { groupOf, detailOf }), [rows, groupOf, detailOf]);
  const tops = useMemo(
    () => topsOf(lines, { row, group, detailOf: (id) => heights.get(id) ?? 0 }),
    [lines, row, group, heights],
  );
  return {
    lines,
    tops,
    rowHeight: row,
    onDetailHeight,
    probes: (
      <>
        <div ref={rowProbe} aria-hidden="true" className={`${probeOf} h-row`} />
        <div ref={groupProbe} aria-hidden="true" className={`${probeOf} h-row-head`} />
      </>
    ),
  };
}
