import { memo, type ReactNode } from 'react';
import { tv } from '../internal/tv.ts';
import { remOf, type GridTableColumn } from './columns.ts';

export const gridCell = tv({
  base: 'min-w-0 content-center px-cell whitespace-nowrap first:pl-card focus-visible:-outline-offset-2',
  variants: {
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    // Words that have no room end in dots, and figures whose column says so. To be drawn by itself, as a cell that clips is,
    // costs most of a frame of moving figures: a row's cells clip where they have to (useCutCells).
    isCut: { true: 'truncate', 'where-long': 'data-cut:truncate' },
    isFirst: { true: '' },
    // Not the last child: the keys of a row may stand behind its cells.
    isLast: { true: 'pr-card' },
    isPinned: { true: '' },
    isWide: { true: '' },
    isActions: { true: 'relative' },
    // Drawn once: what does not move beside figures that do.
    isStill: { true: 'isolate' },
  },
  compoundVariants: [
    // The first column stays in sight while the others scroll under it; it covers them with the row's own colour. Only
    // where they do: a sticky cell costs a layer of its own.
    {
      isFirst: true,
      isWide: true,
      class: 'sticky left-0 z-1 border-r border-border bg-inherit',
    },
    {
      isPinned: true,
      isWide: true,
      class: 'sticky right-0 z-1 border-l border-border bg-inherit',
    },
  ],
  defaultVariants: { align: 'start' },
});

/** What a row knows of a column. */
export interface CellLook {
  id: string;
  /** Pixels, with letters of the usual size. */
  width: number | undefined;
  isRowHeader: boolean;
  isActions: boolean;
  /** Whether its words are measured, to be cut where they have no room. */
  mayBeCut: boolean;
  className: string;
}

type LookedAt = Pick<
  GridTableColumn<never>,
  'id' | 'width' | 'align' | 'isCut' | 'isRowHeader' | 'isActions' | 'isPinned'
>;

interface CellLooksOptions {
  isWide: boolean;
  /** Clips whatever may be too long, unmeasured: of a single row. @default false */
  isAlone?: boolean;
}

/** Made once for all rows: what a cell looks like is the same in each of them. */
export function cellLooks(
  columns: readonly LookedAt[],
  { isWide, isAlone = false }: CellLooksOptions,
): CellLook[] {
  return columns.map(
    (
      { id, width, align, isCut = align !== 'end', isRowHeader = false, isActions = false, isPinned = false },
      index,
    ) => {
      const isClipped = isCut && !isActions;
      // The name of a row is longer while the row has the focus, and too long most of the time.
      const mayBeCut = isClipped && !isAlone && !isRowHeader;
      return {
        id,
        width,
        isRowHeader,
        isActions,
        mayBeCut,
        className: gridCell({
          align,
          isActions,
          isCut: mayBeCut ? 'where-long' : isClipped,
          isStill: isRowHeader || isActions,
          isFirst: index === 0,
          isLast: index === columns.length - 1,
          isPinned,
          isWide,
        }),
      };
    },
  );
}

interface CellsProps {
  looks: readonly CellLook[];
  contents: readonly ReactNode[];
  row: number;
  activeColumn: number | null;
}

/**
 * Over the buttons until they are wanted: they stay where they are for keys and pointers. Made transparent instead, or
 * drawn with their icons, the buttons of each row would be drawn apart, with every frame in which a figure moves.
 */
const actions =
  'flex justify-end gap-2 [&_svg]:hidden group-hover/row:[&_svg]:block group-focus-within/row:[&_svg]:block pointer-coarse:[&_svg]:block';
const actionsAtRest =
  'pointer-events-none absolute inset-0 flex items-center justify-end bg-surface pr-card text-fg-muted group-hover/row:hidden group-focus-within/row:hidden pointer-coarse:hidden';

function Actions({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={actions}>{children}</span>
      <span aria-hidden="true" className={actionsAtRest}>
        <span className="row-more" />
      </span>
    </>
  );
}

export function Cells({ looks, contents, row, activeColumn }: CellsProps) {
  return looks.map(({ id, isRowHeader, isActions, mayBeCut, className }, column) => (
    <div
      key={id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      data-row={row}
      data-column={column}
      data-may-cut={mayBeCut ? '' : undefined}
      tabIndex={activeColumn === column ? 0 : -1}
      className={className}
    >
      {isActions ? <Actions>{contents[column]}</Actions> : contents[column]}
    </div>
  ));
}

export interface GridRowProps {
  index: number;
  template: string;
  looks: readonly CellLook[];
  /** Stable while rows and columns are the same: a row that only stays in view is not rendered again. */
  contentsOf: (index: number) => readonly ReactNode[];
  activeColumn: number | null;
  /** Whether its detail is in sight; undefined where no row's is. */
  isChosen?: boolean;
  /** Of the active row alone. */
  hint?: ReactNode;
}

const actionsWidthOf = (looks: readonly CellLook[]) => looks.find(({ isActions }) => isActions)?.width ?? 0;

/** At the row's end, over its last cells: it takes no room, and the row stays as it is. Buttons of the row keep theirs. */
const rowHint =
  'pointer-events-none absolute inset-y-0 hidden bg-surface group-has-[[role=rowheader]:focus-visible]/row:block group-has-[[role=rowheader]_:focus-visible]/row:block max-tablet:invisible pointer-coarse:invisible';

/** A row at its place among those that are rendered. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, template, contentsOf, isChosen, hint, ...rest } = props;
  return (
    <div
      role="row"
      aria-selected={isChosen}
      // Counted from 1, and the head is the first row.
      aria-rowindex={index + 2}
      // In the flow, and neither clipped nor moved, which would have it drawn by itself; one that stays as it is is not
      // drawn again with those around it.
      className={`group/row isolate grid h-row grid-rows-[100%] border-b border-border bg-surface last:border-b-0 bg-layer aria-selected:row-chosen focus-within:row-focused focus-within:layer-hover hover:layer-hover in-data-pressable:cursor-pointer ${hint === undefined ? '' : 'relative'}`}
      style={{ gridTemplateColumns: template }}
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

interface GroupRowProps {
  index: number;
  columns: number;
  label: ReactNode;
}

/** The line above the rows of a group: it holds no cell that keys go to. */
export function GroupRow({ index, columns, label }: GroupRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="isolate h-row-head border-b border-border bg-surface-head text-caption font-medium text-fg-muted"
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns}
        className="h-full content-center truncate px-card"
      >
        {label}
      </div>
    </div>
  );
}
