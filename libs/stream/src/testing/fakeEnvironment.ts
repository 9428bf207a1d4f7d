import type { Cancel, SocketHandlers, StreamEnvironment } from '../environment.ts';

/** A socket whose server is the test. */
export interface FakeSocket {
  url: string;
  /** What the client has sent, parsed. */
  sent: unknown[];
  /** The code that the client has closed with. */
  closedWith: number | null;
  open: () => void;
  /** Sends a frame: an object as JSON, anything else as it is. */
  say: (data: unknown) => void;
  closeByServer: (code: number) => void;
}

export interface FakeEnvironment extends StreamEnvironment {
  sockets: FakeSocket[];
  /** The socket opened last. */
  socket: () => FakeSocket;
  /** Lets time pass and runs what is due, in its order. */
  advance: (milliseconds: number) => void;
  /** Runs the callbacks of the next paint. */
  paint: () => void;
  /** How long each paint takes from now on, and that it is told: until then nobody hears that a frame was drawn. */
  setPaintMs: (milliseconds: number) => void;
  setOnline: (isOnline: boolean) => void;
  setHidden: (isHidden: boolean) => void;
  setRandom: (value: number) => void;
  /** Timers that are waiting: a stopped stream leaves none. */
  timerCount: () => number;
}

function fakeSocket(url: string, handlers: SocketHandlers): FakeSocket {
  const isText = (data: unknown) => typeof data !== 'object' || data === null || data instanceof ArrayBuffer;
  return {
    url,
    sent: [],
    closedWith: null,
    open: () => handlers.onOpen(),
    say: (data) => handlers.onMessage(isText(data) ? data : JSON.stringify(data)),
    closeByServer: (code) => handlers.onClose(code),
  };
}

function hold<Value>(held: Map<symbol, Value>, value: Value): Cancel {
  const id = Symbol('held');
  held.set(id, value);
  return () => void held.delete(id);
}

type FakeFrames = Pick<FakeEnvironment, 'requestFrame' | 'afterFrame' | 'paint' | 'setPaintMs'>;

/** Frames that come when the test says so. @param pass - lets time pass, of which no timer hears. */
function createFakeFrames(pass: (milliseconds: number) => void): FakeFrames {
  const frames = new Map<symbol, () => void>();
  const drawn: Array<() => void> = [];
  let paintMs: number | null = null;
  return {
    requestFrame: (callback) => hold(frames, callback),
    afterFrame: (callback) => void drawn.push(callback),
    paint: () => {
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback();
      const told = drawn.splice(0);
      if (paintMs === null || told.length === 0) return;
      pass(paintMs);
      for (const callback of told) callback();
    },
    setPaintMs: (value) => {
      paintMs = value;
    },
  };
}

/** Time, sockets, frames and network in the hands of the test. */
export function createFakeEnvironment(): FakeEnvironment {
  const sockets: FakeSocket[] = [];
  const timers = new Map<symbol, { dueAt: number; callback: () => void }>();
  const networkListeners = new Set<() => void>();
  const visibilityListeners = new Set<() => void>();
  let now = 0;
  const frames = createFakeFrames((milliseconds) => {
    now += milliseconds;
  });
  let isOnline = true;
  let isHidden = false;
  let random = 0;

  function advance(milliseconds: number): void {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...timers].toSorted(([, left], [, right]) => left.dueAt - right.dueAt);
      if (!next || next[1].dueAt > end) break;
      timers.delete(next[0]);
      now = next[1].dueAt;
      next[1].callback();
    }
    now = end;
  }

  return {
    sockets,
    socket: () => {
      const last = sockets.at(-1);
      if (!last) throw new RangeError('no socket has been opened');
      return last;
    },
    openSocket: (url, handlers) => {
      const socket = fakeSocket(url, handlers);
      sockets.push(socket);
      return {
        send: (text) => {
          const frame: unknown = JSON.parse(text);
          socket.sent.push(frame);
        },
        close: (code) => {
          socket.closedWith = code;
        },
      };
    },
    setTimer: (callback, delayMs) => hold(timers, { dueAt: now + delayMs, callback }),
    now: () => now,
    ...frames,
    isOnline: () => isOnline,
    onNetworkChange: (listener) => {
      networkListeners.add(listener);
      return () => networkListeners.delete(listener);
    },
    isHidden: () => isHidden,
    onVisibilityChange: (listener) => {
      visibilityListeners.add(listener);
      return () => visibilityListeners.delete(listener);
    },
    setHidden: (value) => {
      isHidden = value;
      for (const listener of visibilityListeners) listener();
    },
    random: () => random,
    advance,
    setOnline: (value) => {
      isOnline = value;
      for (const listener of networkListeners) listener();
    },
    setRandom: (value) => {
      random = value;
    },
    timerCount: () => timers.size,
  };
}
