import { memo, type ReactNode } from 'react';
import { MoreIcon } from '../icon/icons.ts';
import { tv } from '../internal/tv.ts';
import { remOf } from './columns.ts';

export const gridCell = tv({
  base: 'min-w-0 content-center truncate px-cell first:pl-card last:pr-card focus-visible:-outline-offset-2',
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    isFirst: { true: '' },
    isWide: { true: '' },
    isActions: { true: 'relative' },
  },
  compoundVariants: [
    // The first column stays in sight while the others scroll under it; it covers them with the row's own colour. Only
    // where they do: a sticky cell costs a layer of its own.
    {
      isFirst: true,
      isWide: true,
      class: 'sticky left-0 z-1 border-r border-border bg-inherit',
    },
  ],
  defaultVariants: { align: 'start' },
});

/** What a row knows of a column. */
export interface CellLook {
  id: string;
  /** Pixels, with letters of the usual size. */
  width?: number;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
  isActions?: boolean;
}

interface CellsProps {
  looks: readonly CellLook[];
  contents: readonly ReactNode[];
  row: number;
  activeColumn: number | null;
  isWide: boolean;
}

const actions =
  'flex justify-end gap-2 opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 pointer-coarse:opacity-100';
const actionsAtRest =
  'pointer-events-none absolute inset-y-0 right-card flex items-center text-fg-muted group-hover/row:hidden group-focus-within/row:hidden pointer-coarse:hidden';

function Actions({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={actions}>{children}</span>
      <span aria-hidden="true" className={actionsAtRest}>
        <MoreIcon />
      </span>
    </>
  );
}

export function Cells({ looks, contents, row, activeColumn, isWide }: CellsProps) {
  return looks.map(({ id, align, isRowHeader, isActions }, column) => (
    <div
      key={id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      data-row={row}
      data-column={column}
      tabIndex={activeColumn === column ? 0 : -1}
      className={gridCell({ align, isActions, isFirst: column === 0, isWide })}
    >
      {isActions ? <Actions>{contents[column]}</Actions> : contents[column]}
    </div>
  ));
}

export interface GridRowProps {
  index: number;
  /** Pixels from the top of the first row. */
  top: number;
  template: string;
  looks: readonly CellLook[];
  /** Stable while rows and columns are the same: a row that only stays in view is not rendered again. */
  contentsOf: (index: number) => readonly ReactNode[];
  activeColumn: number | null;
  isWide: boolean;
  /** Of the active row alone. */
  hint?: ReactNode;
}

const actionsWidthOf = (looks: readonly CellLook[]) => looks.find(({ isActions }) => isActions)?.width ?? 0;

/** At the row's end, over its last cells: it takes no room, and the row stays as it is. Buttons of the row keep theirs. */
const rowHint =
  'pointer-events-none absolute inset-y-0 hidden bg-surface group-has-[[role=rowheader]:focus-visible]/row:block group-has-[[role=rowheader]_:focus-visible]/row:block max-tablet:invisible pointer-coarse:invisible';

/** A row where the virtualiser puts it. */
export const GridRow = memo(function GridRow({
  index,
  top,
  template,
  contentsOf,
  hint,
  ...rest
}: GridRowProps) {
  return (
    <div
      role="row"
      // Counted from 1, and the head is the first row.
      aria-rowindex={index + 2}
      className="group/row absolute inset-x-0 top-0 grid h-row border-b contain-strict border-border bg-surface last:border-b-0 bg-layer focus-within:row-focused focus-within:layer-hover hover:layer-hover in-data-pressable:cursor-pointer"
      style={{ gridTemplateColumns: template, transform: `translateY(${top}px)` }}
    >
      <Cells {...rest} row={index} contents={contentsOf(index)} />
      {hint !== undefined && (
        <div aria-hidden="true" className={rowHint} style={{ right: remOf(actionsWidthOf(rest.looks)) }}>
          <div className="flex h-full items-center bg-layer px-card layer-hover">{hint}</div>
        </div>
      )}
    </div>
  );
});
