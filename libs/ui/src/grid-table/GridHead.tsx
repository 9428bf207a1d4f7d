import { Button as AriaButton } from 'react-aria-components/Button';
import { gridTableTexts } from '@wealth/i18n-locale/ui/gridTable';
import { SortAscendingIcon, SortDescendingIcon } from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { GridTableColumn } from './columns.ts';
import { gridCell } from './GridRow.tsx';
import { headRow } from './position.ts';
import { nextSort, type GridTableSort } from './sort.ts';

export interface GridHeadProps<Row> {
  columns: ReadonlyArray<GridTableColumn<Row>>;
  template: string;
  sort?: GridTableSort | null;
  onSortChange?: (sort: GridTableSort) => void;
  activeColumn: number | null;
  isWide: boolean;
}

const sortButton =
  'flex w-full items-center gap-1.5 self-stretch rounded-mark layered transition-layer data-hovered:text-fg pointer-coarse:min-h-11';

interface SortButtonProps<Row> extends Pick<GridHeadProps<Row>, 'sort' | 'onSortChange'> {
  column: GridTableColumn<Row>;
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const isSorted = sort?.columnId === column.id;
  const Arrow = sort?.direction === 'ascending' ? SortAscendingIcon : SortDescendingIcon;
  return (
    <AriaButton
      excludeFromTabOrder
      className={`${sortButton} ${column.align === 'end' ? 'justify-end' : ''} ${isSorted ? 'font-semibold text-fg' : ''}`}
      onPress={() => onSortChange?.(nextSort(sort, column))}
    >
      <span className="truncate">{column.header}</span>
      {isSorted && <Arrow size="sm" />}
    </AriaButton>
  );
}

/** Names of the columns; those that sort are buttons. */
export function GridHead<Row>({
  columns,
  template,
  sort,
  activeColumn,
  isWide,
  ...rest
}: GridHeadProps<Row>) {
  const t = useUiText(gridTableTexts);

  function sortOf({ id, isSortable }: GridTableColumn<Row>) {
    if (!isSortable) return undefined;
    return sort?.columnId === id ? sort.direction : 'none';
  }

  return (
    <div
      role="row"
      aria-rowindex={1}
      className="grid min-h-row-head border-b border-border bg-surface-head text-caption font-medium text-fg-subtle"
      style={{ gridTemplateColumns: template }}
    >
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + 1}
          aria-sort={sortOf(column)}
          data-row={headRow}
          data-column={index}
          tabIndex={activeColumn === index ? 0 : -1}
          className={gridCell({
            align: column.align,
            isCut: true,
            isFirst: index === 0,
            isLast: index === columns.length - 1,
            isPinned: column.isPinned,
            isWide,
          })}
        >
          {column.isSortable && <SortButton column={column} sort={sort} {...rest} />}
          {column.isActions && <span className="sr-only">{t('actions')}</span>}
          {!column.isSortable && !column.isActions && column.header}
        </div>
      ))}
    </div>
  );
}
