import { activeFilters } from './listFilter.ts';
import { ClearFilters, FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { MoreFailed } from './MoreFailed.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import type { Pages } from './usePages.ts';

type Grid<Row> = NonNullable<RowsProps<Row>['grid']>;

export interface ListCardProps<Row, Search extends object>
  extends
    Omit<RowsProps<Row>, 'query' | 'rows' | 'action' | 'grid' | 'children'>,
    Omit<FilterBarProps<Search>, 'children'> {
  /** Of `usePages`. */
  list: Pages<Row>;
  /** Where others are shown than were read, in the same order. */
  shown?: readonly Row[];
  grid?: Omit<Grid<Row>, 'hasMore' | 'onEndInView' | 'scrolls'>;
  /** How the rows are drawn and taken along: beside the filters, on a phone beneath them. */
  tools?: FilterBarProps<Search>['children'];
  /** What stands in the place of rows where none fits the filters. */
  noneFits: Omit<RowsProps<Row>['empty'], 'action'>;
  moreFailed: { text: string; retryText: string };
}

/** A list behind a cursor with what is left out of it: thousands of rows that move with the page. */
export function ListCard<Row, Search extends object>(props: ListCardProps<Row, Search>) {
  const { filters, schema, search, onSearchChange, hasChips, sort, tools, ...others } = props;
  const { list, shown, grid, noneFits, empty, moreFailed, ...rest } = others;
  const filtered = { filters, schema, search, onSearchChange };
  const isFiltered = activeFilters(filters, search).length > 0;
  return (
    <Rows
      {...rest}
      query={list.query}
      rows={shown ?? list.rows ?? []}
      grid={{ ...grid, hasMore: list.hasMore, onEndInView: list.readOn, scrolls: 'page' }}
      action={
        <FilterBar {...filtered} {...{ hasChips, sort }}>
          {tools}
        </FilterBar>
      }
      empty={isFiltered ? { ...noneFits, action: <ClearFilters {...filtered} /> } : empty}
    >
      {list.hasMoreFailed && <MoreFailed {...moreFailed} onRetry={list.retryMore} />}
    </Rows>
  );
}
