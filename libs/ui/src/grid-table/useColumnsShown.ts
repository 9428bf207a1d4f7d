import { useMemo, type RefObject } from 'react';
import { useBreakpoint } from '../breakpoint/useBreakpoint.ts';
import {
  columnsInSight,
  columnsThatFit,
  hasRoomForPins,
  leastWidthOf,
  remOf,
  templateOf,
  withoutPins,
  type GridTableColumn,
} from './columns.ts';
import { useGridRoom } from './useGridRoom.ts';

interface ShownBy {
  hiddenColumns: readonly string[];
  scroller: RefObject<HTMLDivElement | null>;
}

/** The columns that there is room for, and whether the table has to scroll sideways for them. */
export function useColumnsShown<Row>(
  columns: ReadonlyArray<GridTableColumn<Row>>,
  { hiddenColumns, scroller }: ShownBy,
) {
  const breakpoint = useBreakpoint();
  const room = useGridRoom(scroller);
  const inSight = useMemo(
    () => columnsThatFit(columnsInSight(columns, { breakpoint, hiddenColumns }), room),
    [columns, breakpoint, hiddenColumns, room],
  );
  const hasPins = hasRoomForPins(inSight, room);
  const shown = useMemo(() => (hasPins ? inSight : withoutPins(inSight)), [inSight, hasPins]);
  return {
    shown,
    isWide: leastWidthOf(inSight) > room,
    template: templateOf(shown),
    minWidth: remOf(leastWidthOf(shown)),
  };
}
