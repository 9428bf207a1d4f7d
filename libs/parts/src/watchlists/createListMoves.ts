import { replayMove, type WatchlistContent, type WatchlistMove } from '@wealth/domain';

/** What the server made of a list that was sent. */
export type SentList<List> = { kind: 'saved' | 'stale'; list: List } | { kind: 'gone' };

export interface ListMovesOptions<List extends WatchlistContent> {
  /** The list as the server last told it; null when it is gone. */
  read: () => List | null;
  /** Takes what the server has told. */
  write: (list: List) => void;
  /** Sends the list with the version that it was made from. Rejects when nobody knows what became of it. */
  send: (list: List) => Promise<SentList<List>>;
  /** Moves came to nothing: the list is gone, or sending failed. The error was told by whoever sent. */
  onLost: (reason: 'gone' | 'failed') => void;
}

/** The moves of one list that the server has not confirmed. */
export interface ListMoves<List extends WatchlistContent> {
  push(move: WatchlistMove<List>): void;
  /** A list of the server as the client sees it: with what is still on the way. */
  shownOf(list: List): List;
  subscribe(listener: () => void): () => void;
  /** Changes with every move that is added or settled. */
  pending(): ReadonlyArray<WatchlistMove<List>>;
}

/** A list that many change at once is tried again this often. */
const maxTries = 20;

/**
 * Brings moves to the server one after the other and shows them at once. When another tab was faster, the moves are done
 * again on the list that came back, so that neither tab loses one.
 */
export function createListMoves<List extends WatchlistContent>(
  options: ListMovesOptions<List>,
): ListMoves<List> {
  const listeners = new Set<() => void>();
  let pending: ReadonlyArray<WatchlistMove<List>> = [];
  let isSending = false;

  function setPending(moves: typeof pending): void {
    pending = moves;
    for (const listener of listeners) listener();
  }

  function lose(reason: 'gone' | 'failed'): void {
    setPending([]);
    options.onLost(reason);
  }

  /** @returns Whether the moves have arrived, or there is no sense in trying again. */
  async function sendOnce(): Promise<boolean> {
    const moves = pending;
    const base = options.read();
    const sent: SentList<List> = base
      ? await options.send(moves.reduce(replayMove<List>, base))
      : { kind: 'gone' };
    if (sent.kind === 'gone') {
      lose('gone');
      return true;
    }
    options.write(sent.list);
    if (sent.kind === 'stale') return false;
    setPending(pending.slice(moves.length));
    return true;
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      let tries = 0;
      while (pending.length > 0) {
        tries = (await sendOnce()) ? 0 : tries + 1;
        if (tries >= maxTries) lose('failed');
      }
    } catch {
      lose('failed');
    } finally {
      isSending = false;
    }
  }

  return {
    push(move) {
      setPending([...pending, move]);
      void sendAll();
    },
    shownOf: (list) => pending.reduce(replayMove<List>, list),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pending: () => pending,
  };
}
