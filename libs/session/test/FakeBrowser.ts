import type { KeyValueStorage, SessionEnvironment } from '../src/browserEnvironment.ts';

export class FakeStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>();
  isDenied = false;

  getItem(key: string): string | null {
    this.#check();
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.entries.delete(key);
  }
  #check(): void {
    if (this.isDenied) throw new Error('Denied.');
  }
}

export interface FakeTab {
  environment: SessionEnvironment;
  sessionStorage: FakeStorage;
  /** Addresses loaded in place of the page. */
  replaced: string[];
  reloads: number;
  warnings: string[];
  isOnline: boolean;
  /** Epoch milliseconds by which the device's clock is wrong. */
  skewMs: number;
  act: () => void;
  wake: () => void;
  /** Hears and runs nothing any more, as after a crash. */
  crash: () => void;
}

/** Tabs with one local storage, one lock manager and one channel. Time is that of vitest's fake timers. */
export class FakeBrowser {
  readonly localStorage = new FakeStorage();
  hasLocks = true;
  hasChannel = true;
  /** Milliseconds that a message between tabs takes. */
  latencyMs = 1;
  readonly #hearers = new Map<FakeTab, Set<(message: unknown) => void>>();
  readonly #present = new Set<FakeTab>();
  readonly #dead = new Set<FakeTab>();
  readonly #locks = new Map<string, Promise<unknown>>();
  readonly #held: { owner: FakeTab; release: () => void }[] = [];

  tab(sessionStorage = new FakeStorage()): FakeTab {
    const activity = new Set<() => void>();
    const wakes = new Set<() => void>();
    const subscribeTo = (set: Set<() => void>) => (listener: () => void) => {
      set.add(listener);
      return () => set.delete(listener);
    };
    const tab: FakeTab = {
      sessionStorage,
      replaced: [],
      reloads: 0,
      warnings: [],
      isOnline: true,
      skewMs: 0,
      act: () => activity.forEach((listener) => listener()),
      wake: () => wakes.forEach((listener) => listener()),
      crash: () => this.#crash(tab),
      environment: {
        localStorage: this.localStorage,
        sessionStorage,
        now: () => Date.now() + tab.skewMs,
        // Fake timers leave it alone when the time of day is set, as a device does.
        uptime: () => performance.now(),
        schedule: (run, delayMs) => {
          const timer = setTimeout(() => (this.#dead.has(tab) ? undefined : run()), delayMs);
          return () => clearTimeout(timer);
        },
        withLock: this.hasLocks ? (name, run) => this.#withLock(tab, name, run) : null,
        presence: this.hasLocks ? this.#presenceOf(() => tab) : null,
        channel: this.hasChannel ? this.#channelOf(() => tab) : null,
        replaceLocation: (path) => tab.replaced.push(path),
        reload: () => {
          tab.reloads += 1;
        },
        isOnline: () => tab.isOnline,
        onActivity: subscribeTo(activity),
        onWake: subscribeTo(wakes),
        warn: (message) => tab.warnings.push(message),
      },
    };
    this.#hearers.set(tab, new Set());
    return tab;
  }

  #presenceOf(owner: () => FakeTab) {
    return {
      hold: () => {
        this.#present.add(owner());
        return () => this.#present.delete(owner());
      },
      isAnybodyThere: () => Promise.resolve(this.#present.size > 0),
    };
  }

  #channelOf(owner: () => FakeTab) {
    return {
      post: (message: unknown) => {
        const copy: unknown = structuredClone(message);
        for (const [tab, listeners] of this.#hearers) {
          if (tab === owner()) continue;
          setTimeout(() => {
            if (!this.#dead.has(tab)) for (const listener of listeners) listener(copy);
          }, this.latencyMs);
        }
      },
      listen: (listener: (message: unknown) => void) => {
        const listeners = this.#hearers.get(owner());
        listeners?.add(listener);
        return () => listeners?.delete(listener);
      },
    };
  }

  async #withLock<Result>(owner: FakeTab, name: string, run: () => Promise<Result>): Promise<Result> {
    const before = this.#locks.get(name) ?? Promise.resolve();
    const released = new Promise<void>((release) => this.#held.push({ owner, release }));
    this.#locks.set(
      name,
      before.then(() => released),
    );
    await before;
    try {
      return await run();
    } finally {
      this.#release(owner);
    }
  }

  #release(owner: FakeTab): void {
    for (const hold of this.#held.filter((one) => one.owner === owner)) hold.release();
  }

  #crash(tab: FakeTab): void {
    this.#dead.add(tab);
    this.#present.delete(tab);
    this.#release(tab);
  }
}
