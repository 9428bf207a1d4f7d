import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StateMessage, type StateMessageProps } from '../state-message/StateMessage.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { besidePinned, columnsInSight, type GridTableColumn } from './columns.ts';
import { rowFrom, type RowDetail, type RowGroup } from './groups.ts';
import { GridHead } from './GridHead.tsx';
import { cellLooks } from './GridRow.tsx';
import { GridRows } from './GridRows.tsx';
import { headRow } from './position.ts';
import type { GridTableSort } from './sort.ts';
import { PaperTable } from './PaperTable.tsx';
import { TotalRow } from './TotalRow.tsx';
import { useColumnsShown } from './useColumnsShown.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useLines } from './useLines.tsx';
import { useRowPress } from './useRowPress.ts';

export type GridTableState =
  /** Grey rows under the head. @default 8 rows */
  | { kind: 'loading'; rows?: number }
  | ({ kind: 'empty' | 'error' | 'offline' } & Omit<StateMessageProps, 'kind' | 'headingLevel'>);

export interface GridTableProps<Row> {
  /** Names the table for assistive technology; not shown. */
  'aria-label': string;
  /** The same array between renders, where it can be: a new one renders every row in view again. */
  columns: ReadonlyArray<GridTableColumn<Row>>;
  /** In the order that `sort` says: the table shows the order, its owner makes it (`sortRows`, or the server). */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: GridTableSort | null;
  onSortChange?: (sort: GridTableSort) => void;
  /** Ids of columns that the client hid with the ColumnChooser. */
  hiddenColumns?: readonly string[];
  /** CSS length; the rows scroll under the head beyond it. @default '70vh' */
  maxHeight?: string;
  /**
   * 'page': the rows move with the window under a head that stays in sight, for a list that is the page's own matter. One
   * whose columns have no room scrolls by itself all the same. @default 'inside'
   */
  scrolls?: 'inside' | 'page';
  /** What stands instead of the rows, while there are none. */
  state?: GridTableState;
  /** More rows are to come than there are: the table does not know yet how many it will have. */
  hasMore?: boolean;
  /**
   * The last rows have come near the view: their owner brings the next ones. Told once to each function: one that
   * changes with each answer is told again while the end is still near.
   */
  onEndInView?: () => void;
  /**
   * A press anywhere on a row, or Enter on a cell of it without a control: a larger target for what a link of the row
   * does, never the only way to it.
   */
  onRowPress?: (row: Row) => void;
  /** Rows that stand together have a line above them, which names them. Keep it the same between renders. */
  groupOf?: (row: Row) => RowGroup;
  /**
   * What stands open beneath a row, as wide as the table and as high as it is. The control that opens it is the row's own.
   * Keep the function the same between renders.
   */
  detailOf?: (row: Row) => RowDetail | undefined;
  /** The id of the row whose detail is in sight beside the table. */
  chosenRow?: string | null;
  /** The keys of a row, shown at the end of the one whose name has the focus; for the eye. Keep it the same between renders. */
  rowHint?: ReactNode;
  /** Under this name the app keeps how far the rows were scrolled, for who comes back. */
  scrollId?: string;
}

const nothingHidden: readonly string[] = [];

function pageRowsOf(grid: HTMLElement): number {
  const [head, , total] = grid.children;
  const row = grid.querySelector('[data-row]:not([data-row="-1"])');
  const covered = (head?.clientHeight ?? 0) + (total?.clientHeight ?? 0);
  const height = Math.min(grid.clientHeight, window.innerHeight);
  return Math.max(1, Math.floor((height - covered) / (row?.clientHeight || 1)) - 1);
}

function LoadingStatus() {
  const t = useUiText(loaderTexts);
  return (
    <span role="status" className="sr-only">
      {t('loading')}
    </span>
  );
}

function LoadingRows({ rows, template, columns }: { rows: number; template: string; columns: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid h-row border-b border-border last:border-b-0"
          style={{ gridTemplateColumns: template }}
        >
          {Array.from({ length: columns }, (_none, column) => (
            <span key={column} className="flex items-center px-cell first:pl-card last:pr-card">
              <Skeleton width={column === 0 ? '70%' : '50%'} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Rows of figures that are sorted, acted on and walked through cell by cell, up to 10,000 of them. Inside a flush Card.
 * React renders the rows in view with their true places (aria-rowindex); the one that holds the focus never leaves.
 */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { state } = props;
  if (state && state.kind !== 'loading') {
    // Of a height of its own: the message would be as high as a card that has more in it than the table.
    return (
      <div>
        <StateMessage {...state} />
      </div>
    );
  }
  return (
    <>
      <Grid {...props} state={state} />
      {!state && <PaperRows {...props} />}
    </>
  );
}

/** As many columns as a desk shows: a sheet makes its letters smaller. */
function PaperRows<Row>({
  columns,
  hiddenColumns = nothingHidden,
  rows,
  rowId,
  ...rest
}: GridTableProps<Row>) {
  const shown = columnsInSight(columns, { breakpoint: 'desktop', hiddenColumns });
  return <PaperTable aria-label={rest['aria-label']} columns={shown} rows={rows} rowId={rowId} />;
}

interface GridProps<Row> extends Omit<GridTableProps<Row>, 'state'> {
  state?: { kind: 'loading'; rows?: number };
}

/** What of the box and of the head goes by whether the rows move with the window. */
function movesOf(
  isOfPage: boolean,
  { scrollId, maxHeight }: { scrollId: string | undefined; maxHeight: string },
) {
  if (isOfPage) return { box: 'rows-of-page', head: 'top-(--page-head)' };
  return { box: 'scroll-pt-row-head overflow-auto', head: 'top-0', scrollId, maxHeight };
}

function Grid<Row>({ columns, rows, rowId, sort, onSortChange, state, ...rest }: GridProps<Row>) {
  const {
    hasMore = false,
    onEndInView,
    onRowPress,
    scrollId,
    rowHint,
    chosenRow = null,
    groupOf,
    detailOf,
  } = rest;
  const { hiddenColumns = nothingHidden, maxHeight = '70vh', scrolls = 'inside', 'aria-label': label } = rest;
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, isWide, template, minWidth } = useColumnsShown(columns, { hiddenColumns, scroller });
  const isOfPage = scrolls === 'page' && !isWide;
  const moves = movesOf(isOfPage, { scrollId, maxHeight });
  const { lines, tops, rowHeight, probes, onDetailHeight } = useLines(rows, { groupOf, detailOf });
  const hasTotal = !state && shown.some(({ total }) => total !== undefined);
  const count = state ? 0 : lines.length;
  const { active, before, after, ...navigation } = useGridNavigation(scroller, {
    lastRow: hasTotal ? count : count - 1,
    lastColumn: shown.length - 1,
    rowFrom: (move) => rowFrom(lines, move),
    pageRowsOf,
  });
  const rowPress = useRowPress(lines, onRowPress);
  const contentsOf = useCallback(
    (index: number) => {
      const line = lines[index];
      return line?.kind === 'row' ? shown.map(({ cell }) => cell(line.row)) : [];
    },
    [lines, shown],
  );
  const activeColumnOf = (row: number) => (active.row === row ? active.column : null);
  const shared = { template, isWide };
  const looks = useMemo(() => cellLooks(shown, { isWide }), [shown, isWide]);

  return (
    <div className={state ? 'relative' : 'relative print:hidden'}>
      {probes}
      {state && <LoadingStatus />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the Tab key enters and leaves the grid here */}
      <div ref={before} tabIndex={0} onFocus={navigation.enter} />
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-busy={state ? true : undefined}
        data-scroll-restoration-id={moves.scrollId}
        aria-rowcount={hasMore ? -1 : count + (hasTotal ? 2 : 1)}
        aria-colcount={shown.length}
        className={`text-table [overflow-anchor:none] ${moves.box}`}
        style={{
          maxHeight: moves.maxHeight,
          ...besidePinned(shown),
          scrollPaddingBottom: hasTotal ? rowHeight : 0,
        }}
        data-pressable={onRowPress ? true : undefined}
        onClick={rowPress.handleClick}
        onKeyDown={(event) => {
          navigation.handleKeyDown(event);
          rowPress.handleEnter(event);
        }}
        onFocus={navigation.handleFocus}
      >
        <div role="rowgroup" className={`sticky z-sticky ${moves.head}`} style={{ minWidth }}>
          <GridHead
            {...shared}
            columns={shown}
            sort={sort}
            onSortChange={onSortChange}
            activeColumn={activeColumnOf(headRow)}
          />
        </div>
        {state ? (
          <LoadingRows rows={state.rows ?? 8} template={template} columns={shown.length} />
        ) : (
          <GridRows
            {...{ template, looks, lines, rowId, chosenRow, tops, minWidth, isOfPage, hasMore, onEndInView }}
            onDetailHeight={onDetailHeight}
            {...{ contentsOf, activeColumnOf }}
            pinnedRow={active.row}
            hintOf={(index) => (active.row === index ? rowHint : undefined)}
          />
        )}
        {hasTotal && (
          <TotalRow
            {...shared}
            {...{ minWidth }}
            columns={shown}
            row={count}
            activeColumn={activeColumnOf(count)}
          />
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above, backwards */}
      <div ref={after} tabIndex={0} onFocus={navigation.enter} />
    </div>
  );
}
