/** The part of the Storage interface that the session uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Messages between the tabs of one browser; a tab never hears its own. */
export interface TabChannel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => () => void;
}

/** Tells whether other tabs are there, without waiting for an answer of theirs. */
export interface Presence {
  /** Says that this tab holds a session, until the returned function is called or the tab is gone. */
  hold: () => () => void;
  isAnybodyThere: () => Promise<boolean>;
}

/** Everything of the browser that the session touches; given by the composition root and by tests. */
export interface SessionEnvironment {
  /** Null when the browser has none or denies it; the session then lives in memory. */
  localStorage: KeyValueStorage | null;
  sessionStorage: KeyValueStorage | null;
  /** Epoch milliseconds of the device. */
  now: () => number;
  /** Milliseconds that this page has run: nobody can set that clock, but it may stand still while the device sleeps. */
  uptime: () => number;
  /** Runs a function after some milliseconds; returns the way to cancel that. */
  schedule: (run: () => void, delayMs: number) => () => void;
  /** Runs a function while no other tab runs one under the same name; null without Web Locks. */
  withLock: (<Result>(name: string, run: () => Promise<Result>) => Promise<Result>) | null;
  /** Null without Web Locks: nobody knows then who is there. */
  presence: Presence | null;
  /** Null without BroadcastChannel. */
  channel: TabChannel | null;
  /** Loads another address in place of this one. */
  replaceLocation: (path: string) => void;
  reload: () => void;
  isOnline: () => boolean;
  /** Calls the listener at each pointer, key or touch; returns the way to stop that. */
  onActivity: (listener: () => void) => () => void;
  /** Calls the listener when the tab may have slept: shown again, or restored from the back-forward cache. */
  onWake: (listener: () => void) => () => void;
  warn: (message: string, details?: Record<string, unknown>) => void;
}

/** The getter itself throws where storage is denied. */
function storageOrNull(get: () => Storage): Storage | null {
  try {
    return get();
  } catch {
    return null;
  }
}

/** A shared lock is let go by the browser itself when its tab closes or crashes. */
function browserPresence(locks: LockManager): Presence {
  const name = 'wealth.signedIn';
  return {
    hold: () => {
      const leaving = new AbortController();
      const left = new Promise<void>((resolve) => {
        leaving.signal.addEventListener('abort', () => resolve());
      });
      // Refused in a page that is going away, whose presence is of no use any more.
      locks.request(name, { mode: 'shared' }, () => left).catch(() => undefined);
      return () => leaving.abort();
    },
    isAnybodyThere: async () => {
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === name);
    },
  };
}

function browserChannel(): TabChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('wealth.session');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<unknown>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function listenTo(target: EventTarget, events: string[]) {
  return (listener: () => void) => {
    for (const event of events) target.addEventListener(event, listener, { passive: true, capture: true });
    return () => {
      for (const event of events) target.removeEventListener(event, listener, { capture: true });
    };
  };
}

/**
 * Leaves the page for good. A dialog that closes takes a step back through the history, and such a step ends the load of
 * another page that has begun: the page would stay, and with it what it holds of a session that is over.
 *
 * @returns A function that begins a load, and begins it again after each such step.
 */
function createLeave(target: EventTarget): (load: () => void) => void {
  let load = () => {};
  // From the start: whoever listens later may keep the event from those after. What those write into the history
  // would end the load as well: it begins when they are done.
  target.addEventListener('popstate', () => setTimeout(() => load()), { capture: true });
  return (wanted) => {
    load = wanted;
    load();
  };
}

/** The real browser. */
export function browserEnvironment(): SessionEnvironment {
  const { locks } = navigator;
  const leave = createLeave(window);
  return {
    localStorage: storageOrNull(() => window.localStorage),
    sessionStorage: storageOrNull(() => window.sessionStorage),
    now: () => Date.now(),
    uptime: () => performance.now(),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    // Absent outside a secure context.
    withLock: 'locks' in navigator ? (name, run) => locks.request(name, run) : null,
    presence: 'locks' in navigator ? browserPresence(locks) : null,
    channel: browserChannel(),
    replaceLocation: (path) => leave(() => window.location.replace(path)),
    reload: () => leave(() => window.location.reload()),
    isOnline: () => navigator.onLine,
    onActivity: listenTo(window, ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel']),
    onWake: listenTo(window, ['visibilitychange', 'pageshow', 'focus', 'online']),
    warn: (message, details) => console.warn(message, details),
  };
}
