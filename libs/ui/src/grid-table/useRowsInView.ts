import { useVirtualizer, defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Up to here all rows are rendered, so that the browser's own search and printing find them. */
const allRenderedUpTo = 60;
/** Rows beyond the view on either side: what one frame of fast scrolling may uncover. */
const overscanRows = 6;

export interface RowsInViewOptions {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  /** An element as high as a row: density and pointer decide its height. */
  probe: RefObject<HTMLDivElement | null>;
  /** The row that holds the focus stays rendered however far it is scrolled away. */
  pinnedRow: number;
}

export interface RowsInView {
  /** In order. */
  indexes: readonly number[];
  /** Pixels. */
  rowHeight: number;
}

const comfortableRowPx = 52;

function useHeightOf(probe: RefObject<HTMLDivElement | null>): number {
  const [height, setHeight] = useState(comfortableRowPx);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) setHeight(element.offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return height;
}

/** Which rows are rendered: all of a short table, those in view of a long one. */
export function useRowsInView({ count, scroller, probe, pinnedRow }: RowsInViewOptions): RowsInView {
  const rowHeight = useHeightOf(probe);
  const isVirtual = count > allRenderedUpTo;

  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (pinnedRow < 0 || pinnedRow >= count || indexes.includes(pinnedRow)) return indexes;
      return [...indexes, pinnedRow].toSorted((left, right) => left - right);
    },
    [count, pinnedRow],
  );
  // oxlint-disable-next-line react/incompatible-library -- it answers the same object with other rows: not to be memoised
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: overscanRows,
    rangeExtractor: extractRange,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const indexes = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
  return { indexes, rowHeight };
}
