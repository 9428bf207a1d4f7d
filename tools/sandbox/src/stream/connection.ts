import type { WebSocket } from 'ws';
import type { Bearer } from '../auth/sessions.ts';
import { errorFrame, type StreamErrorCode } from './frames.ts';

/** Close codes of the protocol. */
export const closeCodes = { goingAway: 1001, restart: 1012, unauthenticated: 4401 } as const;

/** Bytes that may wait for a slow reader before its ticks are dropped. */
export const maxBufferedBytes = 1_048_576;

/** What the stream needs of a socket. */
export type StreamSocket = Pick<WebSocket, 'send' | 'close' | 'bufferedAmount' | 'on'>;

/** One open page: its socket, who it is and what it watches. */
export interface Connection {
  bearer(): Bearer | null;
  token(): string | null;
  authenticate(token: string, bearer: Bearer): void;
  /** Sorted keys of the subscribed instruments as one text: connections with the same one share frames. */
  group(): string;
  keys(): ReadonlySet<string>;
  subscribe(keys: ReadonlySet<string>): void;
  unsubscribe(keys: ReadonlySet<string>): void;
  /**
   * Whether ticks may be sent now. False while a slow reader has too much waiting; then it needs a snapshot
   * before its next ticks.
   */
  takesTicks(): boolean;
  /** Whether ticks were dropped; asking forgets it. */
  takeLag(): boolean;
  send(frame: string): void;
  sendError(code: StreamErrorCode): void;
  close(code: number): void;
}

/** Wraps a socket. */
export function createConnection(socket: StreamSocket): Connection {
  let current: { token: string; bearer: Bearer } | null = null;
  let keys = new Set<string>();
  let group = '';
  let hasLag = false;

  function setKeys(next: Iterable<string>): void {
    keys = new Set(next);
    group = [...keys].toSorted().join(' ');
  }

  function send(frame: string): void {
    socket.send(frame);
  }

  return {
    bearer: () => current?.bearer ?? null,
    token: () => current?.token ?? null,
    authenticate(token, bearer) {
      current = { token, bearer };
    },
    group: () => group,
    keys: () => keys,
    subscribe: (added) => setKeys(keys.union(added)),
    unsubscribe: (removed) => setKeys(keys.difference(removed)),
    takesTicks() {
      // Once behind, it has to drain wholly: a threshold alone would flap.
      const limit = hasLag ? 0 : maxBufferedBytes;
      if (socket.bufferedAmount <= limit) return true;
      hasLag = true;
      return false;
    },
    takeLag() {
      const had = hasLag;
      hasLag = false;
      return had;
    },
    send,
    sendError: (code) => send(errorFrame(code)),
    close: (code) => socket.close(code),
  };
}
