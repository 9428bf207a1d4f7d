import {
  useVirtualizer,
  useWindowVirtualizer,
  defaultRangeExtractor,
  type Range,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import { usePlaceInDocument } from '../internal/usePlaceInDocument.ts';

/** Up to here all rows are rendered, so that the browser's own search finds them. */
const allRenderedUpTo = 60;
/** Rows beyond the view on either side: what one frame of fast scrolling may uncover. */
const overscanRows = 6;

export interface RowsInViewOptions {
  count: number;
  /** Where each row begins below the first one, and last where they end, in pixels. */
  tops: readonly number[];
  /** What holds the rows, right inside what scrolls. */
  group: RefObject<HTMLDivElement | null>;
  /** The rows move with the window, and their table does not scroll by itself. */
  isOfPage: boolean;
  /** The row that holds the focus stays rendered however far it is scrolled away. */
  pinnedRow: number;
}

/** Which rows are rendered, in order: all of a short table, those in view of a long one. */
export function useRowsInView(options: RowsInViewOptions): number[] {
  const { count, tops, group, isOfPage, pinnedRow } = options;
  const isVirtual = count > allRenderedUpTo;
  const { top } = usePlaceInDocument(group, isVirtual && isOfPage);

  const extractRange = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (pinnedRow < 0 || pinnedRow >= count || indexes.includes(pinnedRow)) return indexes;
      return [...indexes, pinnedRow].toSorted((left, right) => left - right);
    },
    [count, pinnedRow],
  );
  const heightOf = (index: number) => (tops[index + 1] ?? 0) - (tops[index] ?? 0);
  // oxlint-disable-next-line react/incompatible-library -- it answers the same object with other rows: not to be memoised
  const virtualizer = useVirtualizer({
    count: isVirtual && !isOfPage ? count : 0,
    // By an element of its own: the scrolling one is not known yet when this is first told of the page.
    getScrollElement: () => group.current?.parentElement ?? null,
    estimateSize: heightOf,
    overscan: overscanRows,
    rangeExtractor: extractRange,
  });
  const ofPage = useWindowVirtualizer({
    count: isVirtual && isOfPage ? count : 0,
    estimateSize: heightOf,
    overscan: overscanRows,
    scrollMargin: top,
    rangeExtractor: extractRange,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
    ofPage.measure();
  }, [virtualizer, ofPage, tops]);

  return isVirtual
    ? (isOfPage ? ofPage : virtualizer).getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
}
