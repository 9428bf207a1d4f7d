import type { QueryClient } from '@tanstack/react-query';
import { endedOrderStatusValues } from '@wealth/api-sdk/codes';
import type { GetOrdersParams, Order, OrderDetail, OrderStatus } from '@wealth/api-sdk/model';
import { isOrderOf, istDay, type OrderSubject } from '@wealth/domain';
import { putRow, type ListParams } from './putRow.ts';

/** A GTT that was triggered is among them: the order that it has sent is an order of its own. */
const endedStatuses: ReadonlySet<OrderStatus> = new Set(endedOrderStatusValues);

/** Whether an order has ended: nothing of it can be traded, modified or cancelled any more. */
export function isOrderOver({ status }: Pick<Order, 'status'>): boolean {
  return endedStatuses.has(status);
}

/** Whether quantity, price or trigger may be changed: the exchange has to have it first. */
export function isOrderModifiable(order: Pick<Order, 'status'>): boolean {
  return !isOrderOver(order) && order.status !== 'PENDING';
}

/** Whether a row tells of an earlier moment than the one that is there: an answer may come after an event that was later. */
function isEarlier(row: Order, held: Order): boolean {
  const difference = Date.parse(row.updated_at) - Date.parse(held.updated_at);
  if (difference !== 0) return difference < 0;
  return row.filled_quantity < held.filled_quantity || (isOrderOver(held) && !isOrderOver(row));
}

const subjectOf = ({ market, s, tag }: GetOrdersParams): OrderSubject => ({ market, symbol: s, tag });

/** Of a filter that says nothing everything fits. */
const isAsked = <Value>(asked: Value | undefined, value: Value) => asked === undefined || asked === value;

function isParams(params: object): params is GetOrdersParams {
  return 'status' in params && (params.status === 'awaiting' || params.status === 'history');
}

/** Whether the filters of the history leave an order in. */
function isLeftIn({ side, state, query, from, to }: GetOrdersParams, order: Order): boolean {
  const day = istDay(Date.parse(order.placed_at));
  const text = query?.toLowerCase() ?? '';
  const names = [order.instrument.symbol, order.instrument.name].map((name) => name.toLowerCase());
  return (
    isAsked(side, order.side) &&
    isAsked<string>(state, order.status) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    names.some((name) => name.includes(text))
  );
}

function isInList(params: ListParams, order: Order): boolean {
  if (!isParams(params) || !isOrderOf(subjectOf(params), order)) return false;
  return params.status === 'awaiting' ? !isOrderOver(order) : isOrderOver(order) && isLeftIn(params, order);
}

/** Puts an order as it is now into every list and detail that is in the cache. */
export function putOrder(client: QueryClient, order: Order): void {
  putRow(client, {
    list: 'getOrders',
    id: ({ id }) => id,
    row: order,
    matches: isInList,
    // By when they were placed, the newest first.
    compare: (first, second) => Date.parse(second.placed_at) - Date.parse(first.placed_at),
    isEarlier,
  });
  client.setQueryData<OrderDetail>(['getOrder', order.id], (held) =>
    held && !isEarlier(order, held) ? { ...held, ...order } : held,
  );
}
