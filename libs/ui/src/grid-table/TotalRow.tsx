import type { GridTableColumn } from './columns.ts';
import { cellLooks, Cells } from './GridRow.tsx';

/** Rows up to which the total stays at their end: held at the end of the window it would lie over the few that there are. */
const shortList = 10;

interface TotalRowProps<Row> {
  columns: ReadonlyArray<GridTableColumn<Row>>;
  template: string;
  /** Its place: behind the last row. */
  row: number;
  activeColumn: number | null;
  isWide: boolean;
  minWidth: string;
}

/** The sums of a table; of a long one they stay in sight. */
export function TotalRow<Row>({ columns, template, row, isWide, minWidth, ...rest }: TotalRowProps<Row>) {
  return (
    <div
      role="rowgroup"
      className={row > shortList ? 'sticky bottom-0 z-sticky' : undefined}
      style={{ minWidth }}
    >
      <div
        role="row"
        aria-rowindex={row + 2}
        className="grid h-row border-t border-border bg-surface-head font-semibold"
        style={{ gridTemplateColumns: template }}
      >
        <Cells
          {...rest}
          row={row}
          looks={cellLooks(
            columns.map(({ isActions: _none, ...look }) => look),
            { isWide, isAlone: true },
          )}
          contents={columns.map(({ total }) => total)}
        />
      </div>
    </div>
  );
}
