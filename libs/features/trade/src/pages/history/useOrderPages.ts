import type { GetOrdersParams, Order } from '@wealth/api-sdk/model';
import { getOrders } from '@wealth/api-sdk/trade';
import type { OrderSearch } from '@wealth/hrefs';
import { usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';

/** As many rows as the server answers at once. */
const pageLimit = 200;

const orderId = ({ id }: Order) => id;

/** What the server is asked for by an address. */
export function orderQuery({ side, state, query, tag, from, to }: OrderSearch): GetOrdersParams {
  return { status: 'history', side, state, query, tag, from, to, limit: pageLimit };
}

/** The orders of an address as far as they were asked for. What ends meanwhile is put among them by its event. */
export function useOrderPages(search: OrderSearch) {
  const options = pagesOf('getOrders', getOrders, orderQuery(search));
  return usePages({ ...options, staleTime: Infinity }, orderId);
}
