import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { GetOrdersParams, Order, OrderDetail, OrderPage, OrderStatus } from '@wealth/api-sdk/model';
import { isOrderOf, istDay, type OrderSubject } from '@wealth/domain';

const hasEnded: Readonly<Record<OrderStatus, boolean>> = {
  PENDING: false,
  QUEUED: false,
  TRIGGER_PENDING: false,
  OPEN: false,
  PARTIAL: false,
  // What a GTT has sent stands beside it as an order of its own.
  TRIGGERED: true,
  COMPLETE: true,
  REJECTED: true,
  CANCELLED: true,
  EXPIRED: true,
};

/** Whether an order has ended: nothing of it can be traded, modified or cancelled any more. */
export function isOrderOver({ status }: Pick<Order, 'status'>): boolean {
  return hasEnded[status];
}

/** Whether quantity, price or trigger may be changed: the exchange has to have it first. */
export function isOrderModifiable(order: Pick<Order, 'status'>): boolean {
  return !isOrderOver(order) && order.status !== 'PENDING';
}

/** What is read page by page behind a cursor. */
type Pages = InfiniteData<OrderPage, string | undefined>;

/** Whether a row tells of an earlier moment than the one that is there: an answer may come after an event that was later. */
function isEarlier(row: Order, held: Order): boolean {
  const difference = Date.parse(row.updated_at) - Date.parse(held.updated_at);
  if (difference !== 0) return difference < 0;
  return row.filled_quantity < held.filled_quantity || (isOrderOver(held) && !isOrderOver(row));
}

/** Orders stand by when they were placed, the newest first. */
function placeOf(items: readonly Order[], order: Order): number {
  const placedAt = Date.parse(order.placed_at);
  const index = items.findIndex((other) => Date.parse(other.placed_at) < placedAt);
  return index < 0 ? items.length : index;
}

function replaced(items: Order[], order: Order): Order[] {
  return items.map((held) => (held.id === order.id && !isEarlier(order, held) ? order : held));
}

/** Those that wait, with the order as it is now: changed where it stands, new in its place, or gone. */
function inWaiting(page: OrderPage, order: Order, params: GetOrdersParams): OrderPage {
  const held = page.items.find(({ id }) => id === order.id);
  if (held && isEarlier(order, held)) return page;
  if (isOrderOver(order) || !isOrderOf(subjectOf(params), order))
    return { ...page, items: page.items.filter(({ id }) => id !== order.id) };
  if (held) return { ...page, items: replaced(page.items, order) };
  return { ...page, items: page.items.toSpliced(placeOf(page.items, order), 0, order) };
}

const subjectOf = ({ market, s, tag }: GetOrdersParams): OrderSubject => ({ market, symbol: s, tag });

/** Of a filter that says nothing everything fits. */
const isAsked = <Value>(asked: Value | undefined, value: Value) => asked === undefined || asked === value;

function fits(params: GetOrdersParams, order: Order): boolean {
  const { side, state, query, from, to } = params;
  const day = istDay(Date.parse(order.placed_at));
  const text = query?.toLowerCase() ?? '';
  const names = [order.instrument.symbol, order.instrument.name].map((name) => name.toLowerCase());
  return (
    isAsked(side, order.side) &&
    isAsked<string>(state, order.status) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    names.some((name) => name.includes(text)) &&
    isOrderOf(subjectOf(params), order)
  );
}

/** The pages of what is over, with an order that has just ended; one beyond the pages that were read comes with its own. */
function inHistory(pages: Pages, order: Order): Pages {
  const isThere = pages.pages.some(({ items }) => items.some(({ id }) => id === order.id));
  if (isThere) {
    return {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, items: replaced(page.items, order) })),
    };
  }
  const last = pages.pages.length - 1;
  const at = pages.pages.findIndex(
    ({ items, next_cursor: next }, index) =>
      placeOf(items, order) < items.length || (index === last && next === null),
  );
  return {
    ...pages,
    pages: pages.pages.map((page, index) =>
      index === at ? { ...page, items: page.items.toSpliced(placeOf(page.items, order), 0, order) } : page,
    ),
  };
}

/** The pages without an order that has lost the tag that they are about. */
function withoutOrder(pages: Pages, { id }: Order): Pages {
  const isThere = pages.pages.some(({ items }) => items.some((held) => held.id === id));
  if (!isThere) return pages;
  const left = pages.pages.map((page) => ({ ...page, items: page.items.filter((held) => held.id !== id) }));
  return { ...pages, pages: left };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPages = (data: unknown): data is Pages => isObject(data) && 'pages' in data;
const isPage = (data: unknown): data is OrderPage => isObject(data) && 'items' in data;

/** What a read of orders asked for: the second word of its key, as the SDK writes it. */
function paramsOf({ queryKey }: Pick<Query, 'queryKey'>): GetOrdersParams | null {
  const [, params] = queryKey;
  return isParams(params) ? params : null;
}

function isParams(value: unknown): value is GetOrdersParams {
  return isObject(value) && 'status' in value && (value.status === 'awaiting' || value.status === 'history');
}

function putInHistory(query: Query, params: GetOrdersParams, order: Order): void {
  const { data } = query.state;
  if (!isPages(data)) return;
  const pages = fits(params, order) ? inHistory(data, order) : withoutOrder(data, order);
  if (pages !== data) query.setData(pages, { manual: true });
}

/**
 * Puts an order as it is now, by an event or an answer, into every list and detail that is in the cache: at once, and
 * without reading the lists again. A row that is older than the one that is there changes nothing. What is on its way
 * meanwhile may have been answered before: those that wait are asked for anew, and what is over gets the row again.
 */
export function putOrder(client: QueryClient, order: Order): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['getOrders'] })) {
    const params = paramsOf(query);
    const { data, fetchStatus } = query.state;
    const isOnItsWay = fetchStatus === 'fetching';
    if (params?.status === 'awaiting') {
      if (isPage(data)) query.setData(inWaiting(data, order, params), { manual: true });
      if (isOnItsWay) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    } else if (params && isOrderOver(order)) {
      const put = () => putInHistory(query, params, order);
      put();
      if (isOnItsWay) void query.promise?.then(put, put);
    }
  }
  client.setQueryData<OrderDetail>(['getOrder', order.id], (held) =>
    held && !isEarlier(order, held) ? { ...held, ...order } : held,
  );
}
