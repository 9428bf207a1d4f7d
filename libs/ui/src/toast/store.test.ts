import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function titles(store: ReturnType<typeof createToasts>): string[] {
  return store.getSnapshot().toasts.map(({ title }) => title);
}

describe('toasts', () => {
  it('stay 3000 ms when nothing else is said [S4-TOAST-DURATION, S9-TOAST]', () => {
    const store = createToasts();
    store.show({ title: 'PIN has been set', type: 'success' });

    vi.advanceTimersByTime(2999);
    expect(titles(store)).toEqual(['PIN has been set']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  it.each([
    { type: 'error', duration: 0 },
    { type: 'info', duration: -1 },
    { type: 'loading', duration: 0 },
  ] as const)('$type with duration $duration stays until it is dismissed [S4-TOAST-DURATION]', (toast) => {
    const store = createToasts();
    const id = store.show({ title: 'Stays', ...toast });

    vi.advanceTimersByTime(3_600_000);
    expect(titles(store)).toEqual(['Stays']);
    store.dismiss(id);
    expect(titles(store)).toEqual([]);
  });

  it.each(['default', 'success', 'error', 'info', 'warning', 'loading'] as const)(
    '%s goes after 3000 ms unless it is told otherwise [I3A-SPEC-9]',
    (type) => {
      const store = createToasts();
      store.show({ title: 'Placing your order…', type });
      store.show({ title: 'For longer', type, duration: 4000 });

      vi.advanceTimersByTime(3000);
      expect(titles(store)).toEqual(['For longer']);
      vi.advanceTimersByTime(1000);
      expect(titles(store)).toEqual([]);
    },
  );

  it('that are said again start their time anew [I3A-USE-9]', () => {
    const store = createToasts();
    store.show({ type: 'error', title: 'Wrong password' });
    vi.advanceTimersByTime(2300);
    store.show({ type: 'error', title: 'Wrong password' });

    expect(store.getSnapshot().toasts).toMatchObject([{ title: 'Wrong password', repeats: 1 }]);
    vi.advanceTimersByTime(2999);
    expect(titles(store)).toEqual(['Wrong password']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  it('that are said again during a pause have their whole time after it [I3A-USE-9]', () => {
    const store = createToasts();
    store.show({ title: 'Wrong password' });
    vi.advanceTimersByTime(2000);
    store.pause();
    store.show({ title: 'Wrong password' });
    store.resume();

    vi.advanceTimersByTime(2999);
    expect(titles(store)).toEqual(['Wrong password']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
  });

  it('that were closed by hand are said again at once [I3A-USE-9]', () => {
    const store = createToasts();
    store.dismiss(store.show({ title: 'Wrong password' }));
    store.show({ title: 'Wrong password' });

    expect(titles(store)).toEqual(['Wrong password']);
  });

  it('take the position top-right and the type default', () => {
    const store = createToasts();
    store.show({ title: 'Order book refreshed' });

    expect(store.getSnapshot().toasts).toMatchObject([{ type: 'default', position: 'top-right' }]);
  });

  it('all wait while one is hovered, and then run their remaining time [S4-TOAST-HOVER]', () => {
    const store = createToasts();
    store.show({ title: 'Long', duration: 5000 });
    store.show({ title: 'Short', duration: 1000 });

    vi.advanceTimersByTime(600);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['Long', 'Short']);

    store.resume();
    vi.advanceTimersByTime(399);
    expect(titles(store)).toEqual(['Long', 'Short']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual(['Long']);
    vi.advanceTimersByTime(4000);
    expect(titles(store)).toEqual([]);
  });

  it('wait while nobody can see them, whatever the pointer does meanwhile [I4B-A15]', () => {
    const store = createToasts();
    store.show({ title: 'Executed', duration: 1000 });
    vi.advanceTimersByTime(600);
    store.pause('hidden');
    store.show({ title: 'Alert', duration: 1000 });
    store.pause();
    store.resume();
    vi.advanceTimersByTime(3_600_000);
    expect(titles(store)).toEqual(['Executed', 'Alert']);

    store.resume('hidden');
    vi.advanceTimersByTime(399);
    expect(titles(store)).toEqual(['Executed', 'Alert']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual(['Alert']);
    vi.advanceTimersByTime(600);
    expect(titles(store)).toEqual([]);
  });

  it('that come into an empty region wait too while nobody can see it [I4B-A15]', () => {
    const store = createToasts();
    store.pause('hidden');
    store.dismiss(store.show({ title: 'Closed elsewhere' }));
    store.show({ title: 'Next' });
    vi.advanceTimersByTime(60_000);

    expect(titles(store)).toEqual(['Next']);
  });

  it('that appear during a pause wait too', () => {
    const store = createToasts();
    store.show({ title: 'Hovered', duration: 0 });
    store.pause();
    store.show({ title: 'New', duration: 500 });

    vi.advanceTimersByTime(60_000);
    expect(titles(store)).toEqual(['Hovered', 'New']);
    store.resume();
    vi.advanceTimersByTime(500);
    expect(titles(store)).toEqual(['Hovered']);
  });

  it('do not stay paused when the hovered one was the last', () => {
    const store = createToasts();
    const id = store.show({ title: 'Hovered' });
    store.pause();
    store.dismiss(id);
    store.show({ title: 'Next' });

    vi.advanceTimersByTime(3000);
    expect(titles(store)).toEqual([]);
  });

  it('that are equal within 3 s are one', () => {
    const store = createToasts();
    const first = store.show({ type: 'error', title: 'Network error', duration: 0 });
    vi.advanceTimersByTime(2999);

    expect(store.show({ type: 'error', title: 'Network error', duration: 0 })).toBe(first);
    expect(
      store.show({ type: 'error', title: 'Network error', description: 'Search', duration: 0 }),
    ).not.toBe(first);
    vi.advanceTimersByTime(3000);
    expect(store.show({ type: 'error', title: 'Network error', duration: 0 })).not.toBe(first);
    expect(titles(store)).toHaveLength(3);
  });

  it('take the place of an earlier one about the same, with a time of their own [I5A-10-EVENTS]', () => {
    const store = createToasts();
    const id = store.show({ title: 'Part filled' });
    store.show({ title: 'Something else' });
    vi.advanceTimersByTime(2000);

    expect(store.show({ title: 'Executed', type: 'success', replaces: id })).toBe(id);
    expect(titles(store)).toEqual(['Executed', 'Something else']);
    vi.advanceTimersByTime(1000);
    expect(titles(store)).toEqual(['Executed']);
    vi.advanceTimersByTime(2000);
    // It is not to be seen any more: the next one is a new one.
    expect(store.show({ title: 'Later', replaces: id })).not.toBe(id);
    expect(titles(store)).toEqual(['Later']);
  });

  it('that stayed until they were closed can be shown again at once', () => {
    const store = createToasts();
    store.dismiss(store.show({ type: 'loading', title: 'Placing your order…' }));
    store.show({ type: 'loading', title: 'Placing your order…' });

    expect(titles(store)).toEqual(['Placing your order…']);
  });

  it('tell their listeners until these leave [I2-2-STORES]', () => {
    const store = createToasts();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.show({ title: 'One', duration: 0 });
    unsubscribe();
    store.clear();

    expect(listener).toHaveBeenCalledTimes(1);
    expect(titles(store)).toEqual([]);
  });
});
