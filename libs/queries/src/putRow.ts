import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { CursorPage } from './pagesOf.ts';
import type { ReadOperation } from './staleAfter.ts';

/** What a read of a list asked for: the second word of its key, as the SDK writes it. */
export type ListParams = Readonly<Record<string, unknown>>;

export interface PutRow<Row> {
  /** The operation that reads the lists. */
  list: ReadOperation;
  id: (row: Row) => string;
  row: Row;
  /** Whether the list that was asked for with these parameters has the row. */
  matches: (params: ListParams, row: Row) => boolean;
  /** How the rows of a list stand: below zero where the first one stands before the second one. */
  compare: (first: Row, second: Row) => number;
  /** Whether the row tells of an earlier moment than the one that is held: an answer may come after an event that was later. */
  isEarlier: (row: Row, held: Row) => boolean;
}

interface RowPage<Row> extends CursorPage {
  items: Row[];
}

/** What is read page by page behind a cursor. */
type RowPages<Row> = InfiniteData<RowPage<Row>, string | undefined>;

const isObject = (value: unknown): value is ListParams => typeof value === 'object' && value !== null;
const isPages = <Row>(data: unknown): data is RowPages<Row> => isObject(data) && 'pages' in data;
const isPage = <Row>(data: unknown): data is RowPage<Row> => isObject(data) && 'items' in data;

/** Where among some rows a new one stands. */
function placeOf<Row>(items: readonly Row[], { row, compare }: PutRow<Row>): number {
  const index = items.findIndex((other) => compare(row, other) < 0);
  return index < 0 ? items.length : index;
}

function replaced<Row>(items: Row[], { row, id }: PutRow<Row>): Row[] {
  return items.map((held) => (id(held) === id(row) ? row : held));
}

function without<Row>(items: Row[], { row, id }: PutRow<Row>): Row[] {
  return items.filter((held) => id(held) !== id(row));
}

function inserted<Row>(items: Row[], put: PutRow<Row>): Row[] {
  return items.toSpliced(placeOf(items, put), 0, put.row);
}

const has = <Row>(items: readonly Row[], { row, id }: PutRow<Row>) =>
  items.some((held) => id(held) === id(row));

/** A list that is read at once, with the row as it is now: changed where it stands, new in its place, or gone. */
function inPage<Row>(page: RowPage<Row>, put: PutRow<Row>, isOfList: boolean): RowPage<Row> {
  if (!has(page.items, put)) return isOfList ? { ...page, items: inserted(page.items, put) } : page;
  return { ...page, items: isOfList ? replaced(page.items, put) : without(page.items, put) };
}

/** The page that a new row stands on; none for a row beyond the pages that were read, which comes with its own. */
function pageFor<Row>(pages: ReadonlyArray<RowPage<Row>>, put: PutRow<Row>): number {
  return pages.findIndex(
    ({ items, next_cursor: next }, index) =>
      placeOf(items, put) < items.length || (index === pages.length - 1 && next === null),
  );
}

/** The pages of a list with the row as it is now. */
function inPages<Row>(data: RowPages<Row>, put: PutRow<Row>, isOfList: boolean): RowPages<Row> {
  const isThere = data.pages.some(({ items }) => has(items, put));
  const change = isOfList ? replaced<Row> : without<Row>;
  if (isThere) {
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items, put) })) };
  }
  if (!isOfList) return data;
  const at = pageFor(data.pages, put);
  const pages = data.pages.map((page, index) =>
    index === at ? { ...page, items: inserted(page.items, put) } : page,
  );
  return { ...data, pages };
}

function rowsOf<Row>({ state: { data } }: Query): Row[] {
  if (isPages<Row>(data)) return data.pages.flatMap(({ items }) => items);
  return isPage<Row>(data) ? data.items : [];
}

/** Whether a list has the row of a later moment: it may be in another list now. */
function isOutdated<Row>(queries: readonly Query[], { id, row, isEarlier }: PutRow<Row>): boolean {
  const held = queries.flatMap((query) => rowsOf<Row>(query));
  return held.some((other) => id(other) === id(row) && isEarlier(row, other));
}

function putInQuery<Row>(query: Query, put: PutRow<Row>, isOfList: boolean): void {
  const { data } = query.state;
  if (isOutdated([query], put)) return;
  let changed: unknown = data;
  if (isPages<Row>(data)) changed = inPages(data, put, isOfList);
  else if (isPage<Row>(data)) changed = inPage(data, put, isOfList);
  if (changed !== data) query.setData(changed, { manual: true });
}

/**
 * Puts a row as it is now, by an event or an answer, into every list of an operation that is in the cache: at once, and
 * without reading the lists again. A row that is older than one that is there changes nothing. What is on its way
 * meanwhile may have been answered before: a list that is read at once is asked for again, and pages get the row again.
 */
export function putRow<Row>(client: QueryClient, put: PutRow<Row>): void {
  const queries = client.getQueryCache().findAll({ queryKey: [put.list] });
  if (isOutdated(queries, put)) return;
  for (const query of queries) {
    const [, params, isOfPages] = query.queryKey;
    if (!isObject(params)) continue;
    const isOfList = put.matches(params, put.row);
    const again = () => putInQuery(query, put, isOfList);
    const isOnItsWay = query.state.fetchStatus === 'fetching';
    again();
    if (!isOnItsWay) continue;
    if (isOfPages) void query.promise?.then(again, again);
    else void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
