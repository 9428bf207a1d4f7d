import { vi } from 'vitest';

/** What is in view, as tests say it; a test that says nothing sees all of a page. */
const observers = new Set<FakeObserver>();
let isInView = true;

export class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  tell(): void {
    // It may have been left in the meantime.
    if (!observers.has(this)) return;
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting: isInView };
    Reflect.apply(this.#callback, this, [[entry], this]);
  }

  observe(): void {
    observers.add(this);
    queueMicrotask(() => this.tell());
  }

  disconnect(): void {
    observers.delete(this);
  }

  unobserve(): void {
    this.disconnect();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** What stands below the first screen comes near the view, or leaves it, when the test says so. */
export function stubView() {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    /** @param near - False: all of it is far away. */
    set(near: boolean): void {
      isInView = near;
      for (const observer of observers) observer.tell();
    },
  };
}
