import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Those at work, and what they watch. */
const observers = new Map<FakeObserver, Set<Element>>();

/** Tells only of what it was asked to watch, when the test says that it has another size. */
class FakeObserver implements ResizeObserver {
  readonly tell: () => void;

  constructor(tell: () => void) {
    this.tell = tell;
    observers.set(this, new Set());
  }
  observe(target: Element) {
    observers.get(this)?.add(target);
  }
  unobserve(target: Element) {
    observers.get(this)?.delete(target);
  }
  disconnect() {
    observers.get(this)?.clear();
  }
}

/** Puts the sizes of the page into the hands of the test: jsdom lays nothing out. */
export function stubResizeObserver(): void {
  vi.stubGlobal('ResizeObserver', FakeObserver);
}

/** As after the frame in which an element has got its first or another size. */
export function resize(element: Element): void {
  act(() => {
    for (const [observer, watched] of observers) if (watched.has(element)) observer.tell();
  });
}

/** For after each test. */
export function forgetObservers(): void {
  observers.clear();
  vi.unstubAllGlobals();
}
