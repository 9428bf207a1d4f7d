import { QueryClient, QueryObserver, type InfiniteData } from '@tanstack/react-query';
import type { GetOrdersParams, Order, OrderPage } from '@wealth/api-sdk/model';
import { orderFixtures, orderRowOf, pastOrders, waitingOrders } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { isOrderOver, putOrder } from './putOrder.ts';

type Pages = InfiniteData<OrderPage, string | undefined>;

const later = '2026-11-19T14:40:00+05:30';
const changed = (order: Order, different: Partial<Order>): Order => ({
  ...order,
  updated_at: later,
  ...different,
});
const open = orderRowOf(orderFixtures.open);
const rows = waitingOrders.map(orderRowOf);
const past = pastOrders.map(orderRowOf);

const awaitingKey = ['getOrders', { status: 'awaiting' }];
const historyKey = (params: Partial<GetOrdersParams> = {}) => [
  'getOrders',
  { status: 'history', ...params },
  'pages',
];
const pagesOf = (...pages: OrderPage[]): Pages => ({ pages, pageParams: pages.map(() => undefined) });

function cache(history: Array<Partial<GetOrdersParams>> = [{}]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData<OrderPage>(awaitingKey, { items: rows, next_cursor: null });
  for (const params of history) {
    client.setQueryData<Pages>(historyKey(params), pagesOf({ items: past, next_cursor: null }));
  }
  return {
    client,
    waiting: () => client.getQueryData<OrderPage>(awaitingKey)?.items ?? [],
    over: (params?: Partial<GetOrdersParams>) =>
      client.getQueryData<Pages>(historyKey(params))?.pages.map(({ items }) => items.map(({ id }) => id)) ??
      [],
  };
}

const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

describe('an order by an event [I5A-10-EVENTS]', () => {
  it('stands in the lists of its tags, and leaves one whose tag it has lost [I5A-7-TAGS]', () => {
    const { client, over } = cache([{ tag: 'earnings' }, {}]);
    const last = past[0];
    if (!last) throw new RangeError('no order is over');
    client.setQueryData<Pages>(historyKey({ tag: 'earnings' }), pagesOf({ items: [], next_cursor: null }));
    putOrder(client, { ...last, tags: ['earnings'], note: 'Before the results.' });
    expect(over({ tag: 'earnings' })).toEqual([[last.id]]);
    expect(over()).toEqual([ids(past)]);

    putOrder(client, { ...last, tags: [] });
    expect(over({ tag: 'earnings' })).toEqual([[]]);
    expect(over()).toEqual([ids(past)]);
  });

  it('that waits stands only in the lists of its share', () => {
    const { client } = cache();
    const keyOf = (s: string) => ['getOrders', { status: 'awaiting', market: 'NSE', s }];
    for (const s of ['ARAVBANK', 'INDRAOIL']) {
      client.setQueryData<OrderPage>(keyOf(s), { items: [], next_cursor: null });
    }
    putOrder(client, changed(open, { filled_quantity: 1 }));
    expect(client.getQueryData<OrderPage>(keyOf('ARAVBANK'))?.items).toEqual([]);
    expect(client.getQueryData<OrderPage>(keyOf('INDRAOIL'))?.items).toHaveLength(1);
  });

  it('changes its row where it stands', () => {
    const { client, waiting } = cache();
    putOrder(client, changed(open, { status: 'PARTIAL', filled_quantity: 25 }));
    expect(ids(waiting())).toEqual(ids(rows));
    expect(waiting()[1]).toMatchObject({ id: 'open', filled_quantity: 25 });
  });

  it('leaves those that wait when it has ended, and stands among those that are over', () => {
    const { client, waiting, over } = cache();
    putOrder(client, changed(open, { status: 'COMPLETE', filled_quantity: 40 }));
    expect(ids(waiting())).not.toContain('open');
    expect(over()).toEqual([['open', ...ids(past)]]);
  });

  it('is new in its place: the newest stand first', () => {
    const { client, waiting } = cache();
    putOrder(client, changed(open, { id: 'new', placed_at: '2026-11-19T14:00:00+05:30' }));
    expect(ids(waiting())).toEqual(['pending', 'open', 'new', 'partial', 'trigger-pending', 'queued']);
  });

  it.each([
    ['an earlier one', { updated_at: '2026-11-19T14:00:00+05:30', filled_quantity: 39 }],
    ['one of the same second with less filled', { updated_at: later, filled_quantity: 10 }],
  ])('changes nothing where it is %s', (_what, different) => {
    const { client, waiting } = cache();
    const newest = changed(open, { status: 'PARTIAL', filled_quantity: 25 });
    putOrder(client, newest);
    putOrder(client, { ...newest, ...different });
    expect(waiting()[1]).toEqual(newest);
  });

  it('stands only where the filters let it', () => {
    const filters: Array<Partial<GetOrdersParams>> = [
      { side: 'BUY' },
      { side: 'SELL' },
      { state: 'CANCELLED' },
      { state: 'EXPIRED' },
      { query: 'indra' },
      { query: 'DHANUSH' },
      { query: 'tejas' },
      { from: '2026-11-19', to: '2026-11-19' },
      { from: '2026-11-20' },
      { to: '2026-11-18' },
      { market: 'NSE', s: 'INDRAOIL' },
      { market: 'NSE', s: 'TEJASMOT' },
      { market: 'BSE', s: 'INDRAOIL' },
    ];
    const { client, over } = cache(filters);
    putOrder(client, changed(open, { status: 'CANCELLED' }));
    expect(filters.filter((params) => over(params).flat().includes('open'))).toEqual([
      { side: 'BUY' },
      { state: 'CANCELLED' },
      { query: 'indra' },
      { query: 'DHANUSH' },
      { from: '2026-11-19', to: '2026-11-19' },
      { market: 'NSE', s: 'INDRAOIL' },
    ]);
  });

  it('takes its place among the pages, once; one beyond them comes with its own', () => {
    const { client, over } = cache();
    const [first = open, ...others] = past;
    client.setQueryData<Pages>(
      historyKey(),
      pagesOf({ items: [first], next_cursor: 'a' }, { items: others.slice(0, 1), next_cursor: 'b' }),
    );
    const before = changed(open, { status: 'CANCELLED', placed_at: '2026-11-19T10:00:00+05:30' });
    putOrder(client, before);
    putOrder(client, before);
    putOrder(client, { ...before, id: 'old', placed_at: '2020-01-01T10:00:00+05:30' });
    expect(over()).toEqual([['complete'], ['open', 'rejected']]);
  });

  it('is asked for anew where those that wait are on their way: their answer may be older', async () => {
    const { client, waiting } = cache();
    const answers: Array<(page: OrderPage) => void> = [];
    const queryFn = () => new Promise<OrderPage>((resolve) => answers.push(resolve));
    const stop = new QueryObserver(client, { queryKey: awaitingKey, queryFn }).subscribe(() => undefined);
    expect(answers).toHaveLength(1);
    putOrder(client, changed(open, { status: 'COMPLETE' }));
    await Promise.resolve();
    expect(answers).toHaveLength(2);
    answers[0]?.({ items: rows, next_cursor: null });
    await Promise.resolve();
    expect(ids(waiting())).not.toContain('open');
    stop();
  });

  it('is put again where the pages of what is over were on their way', async () => {
    const { client, over } = cache();
    let answer: (pages: Pages) => void = () => undefined;
    const read = client.fetchQuery({
      queryKey: historyKey(),
      queryFn: () => new Promise<Pages>((resolve) => (answer = resolve)),
    });
    putOrder(client, changed(open, { status: 'COMPLETE' }));
    answer(pagesOf({ items: past, next_cursor: null }));
    await read;
    await Promise.resolve();
    expect(over()).toEqual([['open', ...ids(past)]]);
  });

  it('is in its detail at once, which has its trades read again', () => {
    const { client } = cache();
    client.setQueryData(['getOrder', 'open'], orderFixtures.open);
    putOrder(client, changed(open, { status: 'PARTIAL', filled_quantity: 25 }));
    expect(client.getQueryData(['getOrder', 'open'])).toMatchObject({
      filled_quantity: 25,
      charges_state: 'estimated',
    });
    expect(client.getQueryData(['getOrder', 'partial'])).toBeUndefined();
  });
});

it('knows what has ended', () => {
  expect(waitingOrders.some(isOrderOver)).toBe(false);
  expect(pastOrders.every(isOrderOver)).toBe(true);
  // A GTT that has sent its order.
  expect(isOrderOver({ status: 'TRIGGERED' })).toBe(true);
});
