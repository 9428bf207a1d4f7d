import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  useGetWatchlists,
  useRemoveWatchlist,
  useSaveWatchlist,
  useSaveWatchlists,
} from '@wealth/api-sdk/client';
import type { Watchlist } from '@wealth/api-sdk/model';
import type { WatchlistMove } from '@wealth/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createWatchlistStore, toWatchlistBody, type WatchlistStore } from './createWatchlistStore.ts';

/** One for each cache: what is on its way outlives the page that has sent it. */
const stores = new WeakMap<QueryClient, WatchlistStore>();

function storeOf(client: QueryClient): WatchlistStore {
  const store = stores.get(client) ?? createWatchlistStore(client);
  stores.set(client, store);
  return store;
}

/** What a new list shows until its client chooses. */
const firstColumns: Watchlist['columns'] = [
  'last_price',
  'change',
  'change_percent',
  'sparkline',
  'week52_range',
  'alert_distance',
];

/** The client's watch lists, with every move at once, and what can be done with them. */
export function useWatchlists() {
  const client = useQueryClient();
  const store = storeOf(client);
  const query = useGetWatchlists();
  const version = useSyncExternalStore(store.subscribe, store.version);
  // A list is the same object until it or a move of it changes.
  const lists = useMemo(
    () => (version >= 0 ? query.data?.map(store.shownOf) : undefined),
    [query.data, store, version],
  );
  const move = useCallback(
    ({ id }: Pick<Watchlist, 'id'>, done: WatchlistMove<Watchlist>) => store.push(id, done),
    [store],
  );
  const saving = useSaveWatchlist();
  const removing = useRemoveWatchlist();
  const ordering = useSaveWatchlists();

  return {
    query,
    lists,
    /** The same function between renders. */
    move,
    /** Makes an empty list. @returns Its id, or null when the server has refused it. */
    async create(name: string): Promise<string | null> {
      const id = crypto.randomUUID();
      const data = {
        name,
        version: 0,
        instruments: [],
        columns: [...firstColumns],
        sort: null,
      };
      const saved = await saving.mutateAsync({ id, data }).catch(() => null);
      if (saved) await query.refetch();
      return saved ? id : null;
    },
    /** @returns Whether it is gone. */
    remove: ({ id, version: seen }: Watchlist): Promise<boolean> =>
      removing.mutateAsync({ id, params: { version: seen } }).then(
        () => true,
        () => false,
      ),
    /** Brings a list back that was removed, to the place that it had. */
    restore(list: Watchlist, index: number): void {
      const others = (query.data ?? []).map(({ id, version: seen }) => ({ id, version: seen }));
      const back = { ...toWatchlistBody(list), id: list.id, version: 0 };
      ordering.mutate({ data: others.toSpliced(index, 0, back) });
    },
    isBusy: saving.isPending || removing.isPending || ordering.isPending,
  };
}

export type WatchlistActions = ReturnType<typeof useWatchlists>;
