/** One page of a list, as the positions of its rows. */
export interface ListPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  /** Rows of the whole list. */
  total: number;
}

export interface PageQuery<Row> {
  /** Everything that decides which rows come, and in which order. */
  key: string;
  /** Undefined for the first page. */
  cursor: string | undefined;
  limit: number;
  /** Makes the whole list; asked for the first page only. */
  list: () => readonly Row[];
}

/** The order of a list whose prices move is kept as it was on its first page. */
export interface ListPages<Row> {
  /** Null for a cursor that this list did not hand out, or has forgotten. */
  page(query: PageQuery<Row>): ListPage<Row> | null;
}

interface KeptOrder<Row> {
  key: string;
  rows: readonly Row[];
}

/** The oldest order of rows is forgotten: a client that reads on in it starts from the first page. */
const ordersKept = 64;
const cursorPattern = /^(\d{1,12})\.(\d{1,6})$/;

/** Makes the memory of the lists that are being paged through. It costs a place in the table for each row. */
export function createListPages<Row>(): ListPages<Row> {
  const orders = new Map<number, KeptOrder<Row>>();
  let newest = 0;

  function keep(order: KeptOrder<Row>): number {
    newest += 1;
    orders.set(newest, order);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size > ordersKept) orders.delete(oldest);
    return newest;
  }

  function part(number: number | null, order: KeptOrder<Row>, [from, to]: readonly [number, number]) {
    const hasMore = to < order.rows.length;
    // Only a list that goes on is worth keeping.
    const kept = hasMore ? (number ?? keep(order)) : null;
    return {
      rows: order.rows.slice(from, to),
      nextCursor: kept === null ? null : `${kept}.${to}`,
      total: order.rows.length,
    };
  }

  return {
    page({ key, cursor, limit, list }) {
      if (cursor === undefined) return part(null, { key, rows: list() }, [0, limit]);
      const [, number, offset] = cursorPattern.exec(cursor) ?? [];
      const order = orders.get(Number(number));
      const from = Number(offset);
      if (order?.key !== key || !(from > 0 && from < order.rows.length)) return null;
      return part(Number(number), order, [from, from + limit]);
    },
  };
}
