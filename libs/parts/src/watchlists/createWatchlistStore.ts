import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import {
  getGetWatchlistsQueryKey,
  getSaveWatchlistMutationOptions,
  type SaveWatchlistMutationVariables,
} from '@wealth/api-sdk/client';
import type { Watchlist, WatchlistBody } from '@wealth/api-sdk/model';
import type { WatchlistMove } from '@wealth/domain';
import { createListMoves, type ListMoves, type SentList } from './createListMoves.ts';

/** The watch lists of the cache with the moves that are on their way. */
export interface WatchlistStore {
  push(id: string, move: WatchlistMove<Watchlist>): void;
  /** A list as the client sees it. */
  shownOf(list: Watchlist): Watchlist;
  subscribe(listener: () => void): () => void;
  /** Another number whenever something that is shown has changed. */
  version(): number;
}

const conflict = 409;
const notFound = 404;

/** What the server takes of a list. */
export function toWatchlistBody({ name, version, instruments, columns, sort }: Watchlist): WatchlistBody {
  const named = instruments.map(({ market, symbol }) => ({ market, symbol }));
  return { name, version, instruments: named, columns, sort };
}

function isStale(error: ApiError): boolean {
  return error.status === conflict && error.fieldErrors.some(({ code }) => code === 'stale');
}

/** A stale version is no failure: the moves are done again. */
const claimsStale = (error: ApiError) => isStale(error) || error.status === notFound;

/** The list that a refusal has brought along; null when there is none in it. */
async function currentOf({ data }: ApiError): Promise<Watchlist | null> {
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  const { saveWatchlist } = await import('@wealth/api-sdk/answers/client');
  return saveWatchlist(data.current, () => undefined)?.data ?? null;
}

async function sentOf(error: unknown): Promise<SentList<Watchlist>> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === notFound) return { kind: 'gone' };
  const list = isStale(error) ? await currentOf(error) : null;
  if (!list) throw error;
  return { kind: 'stale', list };
}

/** Makes the store over a cache. */
export function createWatchlistStore(client: QueryClient): WatchlistStore {
  const key = getGetWatchlistsQueryKey();
  const movesOf = new Map<string, ListMoves<Watchlist>>();
  const listeners = new Set<() => void>();
  let version = 0;

  function send(list: Watchlist): Promise<Watchlist> {
    const options = getSaveWatchlistMutationOptions({ mutation: { meta: { claims: claimsStale } } });
    const variables: SaveWatchlistMutationVariables = { id: list.id, data: toWatchlistBody(list) };
    return client.getMutationCache().build(client, options).execute(variables);
  }

  function made(id: string): ListMoves<Watchlist> {
    const moves = createListMoves<Watchlist>({
      read: () => client.getQueryData<Watchlist[]>(key)?.find((list) => list.id === id) ?? null,
      write: (list) =>
        void client.setQueryData<Watchlist[]>(key, (lists) =>
          lists?.map((other) => (other.id === id ? list : other)),
        ),
      send: (list) => send(list).then((saved) => ({ kind: 'saved' as const, list: saved }), sentOf),
      // Nobody knows what the server has now.
      onLost: () => void client.invalidateQueries({ queryKey: key }),
    });
    moves.subscribe(() => {
      version += 1;
      for (const listener of listeners) listener();
    });
    return moves;
  }

  return {
    push(id, move) {
      const moves = movesOf.get(id) ?? made(id);
      movesOf.set(id, moves);
      moves.push(move);
    },
    shownOf: (list) => movesOf.get(list.id)?.shownOf(list) ?? list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
