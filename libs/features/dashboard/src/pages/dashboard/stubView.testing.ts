import { vi } from 'vitest';

/** What stands below the first screen comes near the view when the test says so. */
export function stubView() {
  const waiting = new Set<() => void>();
  let isNear = true;
  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    readonly #tell = (): void => {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
      Reflect.apply(this.#callback, this, [[entry], this]);
    };

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }

    observe(): void {
      if (isNear) queueMicrotask(this.#tell);
      else waiting.add(this.#tell);
    }

    disconnect(): void {
      waiting.delete(this.#tell);
    }

    unobserve(): void {
      this.disconnect();
    }

    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** @param near - False: it stays below until it is told to come near. */
    set(near: boolean): void {
      isNear = near;
      if (near) for (const tell of waiting) tell();
    },
  };
}
