import {
  kycStatusOf,
  type EndReason,
  type IdleState,
  type Profile,
  type Session,
  type Visitor,
} from '@wealth/session';
import { fixedClock, type FixedClock } from './fixedClock.ts';

/** An approved client with everything allowed. */
export const profile: Profile = {
  id: '100482',
  name: 'Asha Namuna',
  username: '9876543210',
  avatar: '',
  vip: 2,
  score: 86,
  service: '',
  kycStatus: 'approved',
  verified: 'approved',
  order_num: 148,
  has_pin: true,
  account: '',
  allow_compensation: true,
  allow_bonus: true,
  allow_loan: true,
  has_ddpi: true,
};

/** A signed-in client; what is given differs from the approved one. */
export function clientVisitor(different: Partial<Profile> = {}): Visitor {
  const own = { ...profile, ...different };
  return { kind: 'client', profile: own, kycStatus: kycStatusOf(own) };
}

export interface FakeSession extends Session {
  /** What screens have asked of the session, in order. */
  readonly calls: string[];
  become: (visitor: Visitor) => void;
  becomeIdle: (state: IdleState) => void;
}

function store<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value: Value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export interface FakeSessionOptions {
  /** Whether the server has told its time from the start; else with the first `serverClock.sync`. @default true */
  isTimeKnown?: boolean;
  /** The server's. @default one that stands at `fixedNow` */
  clock?: FixedClock;
}

/** A session without storage, tabs or server: it is what the test says. */
export function fakeSession(
  initial: Visitor = clientVisitor(),
  { isTimeKnown = true, clock = fixedClock() }: FakeSessionOptions = {},
): FakeSession {
  const visitor = store(initial);
  const idle = store<IdleState>({ kind: 'active' });
  const drafts = new Map<string, unknown>();
  const calls: string[] = [];
  const time = store(isTimeKnown);
  const answer = (call: string) => {
    calls.push(call);
    return Promise.resolve(visitor.get());
  };
  return {
    calls,
    become: visitor.set,
    becomeIdle: idle.set,
    ready: () => Promise.resolve(visitor.get()),
    visitor: visitor.get,
    subscribe: visitor.subscribe,
    signIn: (_authData, { remember }) => answer(`signIn ${remember ? 'remembered' : 'not remembered'}`),
    retry: () => answer('retry'),
    refreshProfile: () => answer('refreshProfile').then(() => undefined),
    signOut: () => answer('signOut').then(() => undefined),
    endSession: (reason: EndReason) => void answer(`endSession ${reason}`),
    takeEndReason: () => null,
    isStorageSupported: () => true,
    lastRoute: { read: () => null, write: () => {}, forget: () => {} },
    tokenSource: {
      accessToken: () => 'access-token',
      refresh: () => Promise.resolve('access-token'),
      subscribe: () => () => {},
      ended: new AbortController().signal,
      reportExhausted: () => {},
    },
    serverClock: {
      now: clock.now,
      date: clock.date,
      sync: () => time.set(true),
      isKnown: time.get,
      subscribe: time.subscribe,
    },
    idle: {
      state: idle.get,
      subscribe: idle.subscribe,
      now: clock.now,
      stay: () => calls.push('stay'),
    },
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, values) => void drafts.set(name, values),
      remove: (name) => void drafts.delete(name),
    },
    dispose: () => {},
  };
}
