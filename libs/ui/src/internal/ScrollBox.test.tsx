import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollBox } from './ScrollBox.tsx';

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

function resize(element: Element) {
  act(() => {
    for (const [observer, watched] of observers) if (watched.has(element)) observer.tell();
  });
}

function widen(box: HTMLElement, { room, width }: { room: number; width: number }) {
  Object.defineProperty(box, 'clientWidth', { value: room, configurable: true });
  Object.defineProperty(box, 'scrollWidth', { value: width, configurable: true });
}

function setUp() {
  vi.stubGlobal('ResizeObserver', FakeObserver);
  const page = (key: string) => (
    <ScrollBox aria-label="Holdings">
      <table key={key} aria-label="Holdings" />
    </ScrollBox>
  );
  const { container, rerender } = render(page('first'));
  const box = container.querySelector<HTMLElement>('[data-more-end]');
  if (!box) throw new Error('No box.');
  return { box, exchange: () => rerender(page('second')) };
}

const table = () => screen.getByRole('table', { name: 'Holdings' });

afterEach(() => {
  observers.clear();
  vi.unstubAllGlobals();
});

describe('ScrollBox', () => {
  it('scrolls, is a stop of Tab and fades at its end when what it holds grows wider than itself [I3A-LOOK-6]', () => {
    const { box } = setUp();
    expect(box.dataset['moreEnd']).toBe('false');
    expect(screen.queryByRole('group')).toBeNull();

    widen(box, { room: 320, width: 480 });
    resize(table());

    expect(screen.getByRole('group', { name: 'Holdings' })).toBe(box);
    expect(box.tabIndex).toBe(0);
    expect(box.dataset['moreEnd']).toBe('true');

    widen(box, { room: 320, width: 320 });
    resize(table());

    expect(screen.queryByRole('group')).toBeNull();
    expect(box.dataset['moreEnd']).toBe('false');
  });

  it('goes by what it holds now, not by what it held at first', async () => {
    const { box, exchange } = setUp();
    await act(async () => exchange());

    widen(box, { room: 320, width: 480 });
    resize(table());

    expect(box.dataset['moreEnd']).toBe('true');
  });
});
