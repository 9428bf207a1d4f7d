import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { GetOrdersParams, OrderPage } from '@wealth/api-sdk/model';
import { getGetOrdersQueryKey } from '@wealth/api-sdk/trade';
import { describe, expect, it, vi } from 'vitest';
import { pagesBy, pagesOf } from './pagesOf.ts';

const params: GetOrdersParams = { status: 'history', limit: 2 };

describe('a list that is read page by page [I4C-5-PAGES]', () => {
  it('has the key of its operation, and asks behind the cursor', async () => {
    const read = vi.fn(async (asked: GetOrdersParams): Promise<OrderPage> => ({
      items: [],
      next_cursor: asked.cursor === undefined ? 'second' : null,
    }));
    const options = pagesOf('getOrders', read, params);
    expect(options.queryKey).toEqual([...getGetOrdersQueryKey(params), 'pages']);
    const client = new QueryClient();
    await client.fetchInfiniteQuery({ ...options, pages: 5 });
    expect(read.mock.calls.map(([asked]) => asked)).toEqual([
      { ...params, cursor: undefined },
      { ...params, cursor: 'second' },
    ]);
  });

  it('ends where its cursor comes twice', async () => {
    const read = vi.fn(async (): Promise<OrderPage> => ({ items: [], next_cursor: 'again' }));
    const client = new QueryClient();
    const observer = new InfiniteQueryObserver(client, pagesOf('getOrders', read, params));
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    const { hasNextPage } = await observer.fetchNextPage();
    expect(hasNextPage).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('begins its pages by anything else', async () => {
    const read = vi.fn(async (before: number | undefined) => [before ?? 10]);
    const client = new QueryClient();
    const next = ([oldest = 0]: number[]) => (oldest > 8 ? oldest - 1 : null);
    const data = await client.fetchInfiniteQuery({
      ...pagesBy({ key: ['getChartData'], read, next }),
      pages: 9,
    });
    expect(data.pages).toEqual([[10], [9], [8]]);
  });
});
