import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { putRow, type PutRow } from './putRow.ts';

interface Alert {
  id: string;
  at: number;
  version: number;
  isOn: boolean;
}
interface Page {
  items: Alert[];
  next_cursor: string | null;
}

const alert = (id: string, at: number, more: Partial<Alert> = {}): Alert => ({
  id,
  at,
  version: 1,
  isOn: true,
  ...more,
});
const put = (row: Alert): PutRow<Alert> => ({
  list: 'getAlerts',
  id: ({ id }) => id,
  row,
  matches: (params, { isOn }) => params['isOn'] === isOn,
  compare: (first, second) => second.at - first.at,
  isEarlier: ({ version }, held) => version < held.version,
});
const wholeKey = ['getAlerts', { isOn: true }];
const pagesKey = ['getAlerts', { isOn: false }, 'pages'];

function cache() {
  const client = new QueryClient();
  client.setQueryData<Page>(wholeKey, { items: [alert('c', 3), alert('a', 1)], next_cursor: null });
  const pages = [
    { items: [alert('y', 9, { isOn: false })], next_cursor: '2' },
    { items: [alert('x', 5, { isOn: false })], next_cursor: '3' },
  ];
  client.setQueryData<InfiniteData<Page>>(pagesKey, { pages, pageParams: [undefined, '2'] });
  client.setQueryData(['getNews', { isOn: true }], { items: [], next_cursor: null });
  return {
    client,
    ids: () => ({
      whole: client.getQueryData<Page>(wholeKey)?.items.map(({ id }) => id),
      pages: client
        .getQueryData<InfiniteData<Page>>(pagesKey)
        ?.pages.map(({ items }) => items.map(({ id }) => id).join('')),
      others: client.getQueryData<Page>(['getNews', { isOn: true }])?.items,
    }),
  };
}

describe('a row that is put into its lists [I4C-5-ROW]', () => {
  it.each([
    ['is new in its place', alert('b', 2), { whole: ['c', 'b', 'a'], pages: ['y', 'x'] }],
    ['goes from one list to another', alert('a', 7, { isOn: false }), { whole: ['c'], pages: ['y', 'ax'] }],
    [
      'beyond the pages that were read comes with its own',
      alert('w', 4, { isOn: false }),
      { whole: ['c', 'a'], pages: ['y', 'x'] },
    ],
    [
      'that is earlier does not come back to the list that it has left',
      alert('y', 9, { version: 0 }),
      { whole: ['c', 'a'], pages: ['y', 'x'] },
    ],
    [
      'that is earlier neither changes nor takes away what is held',
      alert('a', 1, { isOn: false, version: 0 }),
      { whole: ['c', 'a'], pages: ['y', 'x'] },
    ],
  ])('%s', (_name, row, expected) => {
    const { client, ids } = cache();
    putRow(client, put(row));
    expect(ids()).toEqual({ ...expected, others: [] });
  });

  it('changes where it stands', () => {
    const { client } = cache();
    putRow(client, put(alert('c', 3, { version: 2 })));
    expect(client.getQueryData<Page>(wholeKey)?.items[0]?.version).toBe(2);
  });
});
