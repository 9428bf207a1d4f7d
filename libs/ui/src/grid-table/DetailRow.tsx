import { useLayoutEffect, useRef } from 'react';
import type { RowDetail } from './groups.ts';

export interface DetailRowProps {
  index: number;
  columns: number;
  detail: RowDetail;
  /** Whether the Tab key leads here. */
  isActive: boolean;
  /** The same function between renders. */
  onHeight: (id: string, height: number) => void;
}

/** What stands open beneath a row: one cell for the keys, which lead on to the controls in it. */
export function DetailRow({ index, columns, detail, isActive, onHeight }: DetailRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { id, content } = detail;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Before the first frame, so that the rows beneath never stand over it.
    const tell = () => onHeight(id, element.offsetHeight);
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [id, onHeight]);
  return (
    <div ref={row} role="row" aria-rowindex={index + 2} className="isolate border-b border-border bg-surface">
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns}
        data-row={index}
        data-column={0}
        tabIndex={isActive ? 0 : -1}
        className="focus-visible:-outline-offset-2"
      >
        {content}
      </div>
    </div>
  );
}
