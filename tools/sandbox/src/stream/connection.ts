import type { WebSocket } from 'ws';
import type { Bearer } from '../auth/sessions.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Stop, Timers } from '../machine/timers.ts';
import { subjectKey, type Subject } from './Followed.ts';
import { errorFrame, type StreamErrorCode } from './frames.ts';

/** Close codes of the protocol. */
export const closeCodes = {
  goingAway: 1001,
  /** It floods, does not read, or is the oldest of too many sockets. */
  policy: 1008,
  failed: 1011,
  restart: 1012,
  unauthenticated: 4401,
} as const;

/** Bytes that may wait for a slow reader before its ticks are dropped. */
export const maxBufferedBytes = 1_048_576;
/** Frames a second that a client may send in the long run, and at once. */
export const framesPerSecond = 20;
export const frameBurst = 40;
/** Instruments a second that its frames may subscribe to in the long run, and at once: a full list four times over. */
export const instrumentsPerSecond = 500;
export const instrumentBurst = 2_000;
/** How long a peer has to answer a close before its socket, and what waits for it, is thrown away. */
export const closeGraceMs = 2_000;

/** What the stream needs of a socket. */
export type StreamSocket = Pick<WebSocket, 'send' | 'close' | 'terminate' | 'bufferedAmount' | 'on'>;

/** One open page: its socket, who it is and what it watches. */
export interface Connection {
  /** Whom the limit of sockets that have not said who they are counts for. */
  readonly address: string;
  bearer(): Bearer | null;
  token(): string | null;
  authenticate(token: string, bearer: Bearer): void;
  /** Sorted keys of the subscribed instruments as one text: connections with the same one share frames. */
  group(): string;
  keys(): ReadonlySet<string>;
  subscribe(keys: ReadonlySet<string>): void;
  unsubscribe(keys: ReadonlySet<string>): void;
  /** Order books and charts that it follows, by `subjectKey`. */
  subjects(): ReadonlyMap<string, Subject>;
  follow(subject: Subject): void;
  unfollow(subject: Subject): void;
  /**
   * Whether ticks may be sent now. False while a slow reader has too much waiting; then it needs a snapshot
   * before its next ticks.
   */
  takesTicks(): boolean;
  /** Whether ticks were dropped; asking forgets it. */
  takeLag(): boolean;
  /** Whether it has too much waiting now. */
  isOverfull(): boolean;
  /** Whether it had too much waiting the last time this was asked, and still has. */
  isStuck(): boolean;
  /** Counts a frame of the client; false when it sends too many. */
  takeFrame(): boolean;
  /** Counts the instruments of a subscription; false when there are too many. */
  takeInstruments(count: number): boolean;
  /** Whether missed rounds may be sent again: once, after a reconnection. */
  takeReplay(): boolean;
  send(frame: string): void;
  sendError(code: StreamErrorCode): void;
  close(code: number): void;
  /** The socket is gone: nothing has to be thrown away any more. */
  forget(): void;
}

interface ConnectionOptions {
  clock: SandboxClock;
  timers: Timers;
  address: string;
}

/** A bucket that fills by the real clock, not the sandbox's; a real clock that is set back fills nothing. */
function createBucket(
  clock: SandboxClock,
  { perSecond, burst }: { perSecond: number; burst: number },
): (count: number) => boolean {
  let left = burst;
  let at = clock.running();
  return (count) => {
    const now = clock.running();
    left = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
    at = now;
    left -= count;
    return left >= 0;
  };
}

/** Wraps a socket. */
export function createConnection(
  socket: StreamSocket,
  { clock, timers, address }: ConnectionOptions,
): Connection {
  let current: { token: string; bearer: Bearer } | null = null;
  let keys = new Set<string>();
  const subjects = new Map<string, Subject>();
  const takeFrames = createBucket(clock, { perSecond: framesPerSecond, burst: frameBurst });
  let group = '';
  let hasLag = false;
  let wasOverfull = false;
  let mayReplay = true;
  let stopGrace: Stop = () => undefined;

  function setKeys(next: Iterable<string>): void {
    keys = new Set(next);
    group = [...keys].toSorted().join(' ');
  }

  function send(frame: string): void {
    socket.send(frame);
  }

  const isOverfull = () => socket.bufferedAmount > maxBufferedBytes;

  return {
    address,
    bearer: () => current?.bearer ?? null,
    token: () => current?.token ?? null,
    authenticate(token, bearer) {
      current = { token, bearer };
    },
    group: () => group,
    keys: () => keys,
    subscribe: (added) => setKeys(keys.union(added)),
    unsubscribe: (removed) => setKeys(keys.difference(removed)),
    subjects: () => subjects,
    follow: (subject) => void subjects.set(subjectKey(subject), subject),
    unfollow: (subject) => void subjects.delete(subjectKey(subject)),
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
    isOverfull,
    isStuck() {
      const isStuck = wasOverfull && isOverfull();
      wasOverfull = isOverfull();
      return isStuck;
    },
    takeFrame: () => takeFrames(1),
    takeInstruments: createBucket(clock, { perSecond: instrumentsPerSecond, burst: instrumentBurst }),
    takeReplay() {
      const may = mayReplay;
      mayReplay = false;
      return may;
    },
    send,
    sendError: (code) => send(errorFrame(code)),
    close(code) {
      socket.close(code);
      // A peer that reads nothing does not answer either, and holds all that waits for it.
      stopGrace = timers.after(closeGraceMs, () => socket.terminate());
    },
    forget: () => stopGrace(),
  };
}
