import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { usePlaceInDocument } from '../internal/usePlaceInDocument.ts';
import { useIsPrinting } from '../printing/useIsPrinting.ts';

/** Up to here all rows are rendered, so that the browser's own search finds them. */
const allRenderedUpTo = 50;
/** Rows beyond the window on either side: what one frame of fast scrolling may uncover. */
const overscanRows = 4;
const usualRowPx = 52;

/** Rows in their order, and the room that those between them would take. */
export type RowOrGap = { kind: 'row'; index: number } | { kind: 'gap'; at: number; heightPx: number };

export interface RowsNearWindow {
  parts: readonly RowOrGap[];
  /** Whether rows are missing: then each one has to say its true place. */
  isPartial: boolean;
  /** The ref of a row; its element carries `data-index`. Rows are as high as what they hold. */
  measureRow: ((row: HTMLTableRowElement | null) => void) | undefined;
}

export interface RowsNearWindowOptions {
  count: number;
  /** What the rows stand in. */
  body: RefObject<HTMLTableSectionElement | null>;
  isOff: boolean;
}

/** The row that holds the focus, which stays rendered however far it is scrolled away; -1 for none. */
function useFocusedRow(body: RefObject<HTMLTableSectionElement | null>, isWatched: boolean): number {
  const [row, setRow] = useState(-1);
  useEffect(() => {
    const element = body.current;
    if (!element || !isWatched) return;
    const enter = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
      setRow(Number(focused?.dataset['index'] ?? -1));
    };
    const leave = () => setRow(-1);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [body, isWatched]);
  return row;
}

function partsOf(
  items: ReadonlyArray<{ index: number; start: number; end: number }>,
  { top, total }: { top: number; total: number },
): RowOrGap[] {
  const parts: RowOrGap[] = [];
  let end = top;
  const gapUpTo = (start: number, at: number) => {
    if (start > end) parts.push({ kind: 'gap', at, heightPx: start - end });
  };
  for (const item of items) {
    gapUpTo(item.start, item.index);
    parts.push({ kind: 'row', index: item.index });
    end = item.end;
  }
  gapUpTo(top + total, Infinity);
  return parts;
}

/** Which rows of a table are rendered: all of a short one, those near the window of a long one. On paper all of them. */
export function useRowsNearWindow({ count, body, isOff }: RowsNearWindowOptions): RowsNearWindow {
  const isLong = count > allRenderedUpTo && !isOff;
  const { top, isOfWindow } = usePlaceInDocument(body, isLong);
  const pinnedRow = useFocusedRow(body, isLong);
  const isPrinted = useIsPrinting();
  const isPartial = isLong && isOfWindow && !isPrinted;

  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (pinnedRow < 0 || pinnedRow >= count || indexes.includes(pinnedRow)) return indexes;
      return [...indexes, pinnedRow].toSorted((left, right) => left - right);
    },
    [count, pinnedRow],
  );
  // oxlint-disable-next-line react/incompatible-library -- it answers the same object with other rows: not to be memoised
  const virtualizer = useWindowVirtualizer({
    count: isPartial ? count : 0,
    estimateSize: () => usualRowPx,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor: extractRange,
  });

  if (!isPartial) {
    const parts = Array.from({ length: count }, (_, index) => ({ kind: 'row' as const, index }));
    return { parts, isPartial, measureRow: undefined };
  }
  const parts = partsOf(virtualizer.getVirtualItems(), { top, total: virtualizer.getTotalSize() });
  return { parts, isPartial, measureRow: virtualizer.measureElement };
}
