import { lazy } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMenuStore, type MenuStore } from './menuStore.ts';
import { readServerMenu } from './serverMenu.ts';

const page = lazy(async () => ({ default: () => null }));
const registry = new Map([['market.movers', { kind: 'page', page } as const]]);
const good = { path: '/services/movers', name: 'Movers', component: 'market.movers' };

function setUp(fetchMenu: () => Promise<readonly unknown[]>) {
  const onSkipped = vi.fn();
  const onFailed = vi.fn();
  const readMenu = async () => readServerMenu(await fetchMenu(), registry, new Set());
  const onStale = vi.fn();
  const store = createMenuStore({ readMenu, onSkipped, onFailed, onStale });
  return { store, onSkipped, onFailed, onStale };
}

describe('createMenuStore', () => {
  it('fetches once a document, whoever asks and how often [S4-GUARD-MENU]', async () => {
    const fetchMenu = vi.fn(async () => [good]);
    const { store } = setUp(fetchMenu);

    await Promise.all([store.load(), store.load(), store.retry()]);
    await store.load();

    expect(fetchMenu).toHaveBeenCalledTimes(1);
    expect(store.state().status).toBe('ready');
  });

  it('logs every entry that it skipped, once', async () => {
    const { store, onSkipped } = setUp(async () => [good, { ...good, name: 'Again' }]);
    await store.load();
    await store.load();

    expect(onSkipped.mock.calls).toEqual([['Again', 'duplicatePath']]);
  });

  it('answers failed instead of throwing, and recovers by retry', async () => {
    const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
    fetchMenu.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce([good]);
    const { store, onFailed } = setUp(fetchMenu);

    expect((await store.load()).status).toBe('failed');
    expect((await store.load()).status).toBe('failed');
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect((await store.retry()).status).toBe('ready');
    expect(fetchMenu).toHaveBeenCalledTimes(2);
  });

  it('tells its listeners of every change', async () => {
    const { store } = setUp(async () => [good]);
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(store.state().status));
    await store.load();
    stop();

    expect(seen).toEqual(['loading', 'ready']);
  });

  describe('in another language [I3A-SPEC-MENU]', () => {
    const inHindi = { ...good, meta: { title: 'तेज़ी' } };
    const titleIn = (store: MenuStore) => {
      const state = store.state();
      return state.status === 'ready' ? state.menu.items[0]?.title : state.status;
    };

    it('keeps the old entries until the new ones have come', async () => {
      const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
      fetchMenu.mockResolvedValueOnce([good]).mockResolvedValueOnce([inHindi]);
      const { store } = setUp(fetchMenu);
      await store.load();
      const done = store.reload();
      expect(titleIn(store)).toBe('Movers');
      await done;

      expect(titleIn(store)).toBe('तेज़ी');
    });

    it('keeps them when the new ones do not come, which is only logged', async () => {
      const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
      fetchMenu.mockResolvedValueOnce([good]).mockRejectedValueOnce(new Error('down'));
      const { store, onFailed, onStale } = setUp(fetchMenu);
      await store.load();
      await store.reload();

      expect(titleIn(store)).toBe('Movers');
      expect(onStale).toHaveBeenCalledOnce();
      expect(onFailed).not.toHaveBeenCalled();
    });

    it('takes the answer to the newest question, whichever comes last', async () => {
      let answerFirst = (_menu: readonly unknown[]) => {};
      const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
      fetchMenu
        .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
        .mockResolvedValueOnce([inHindi]);
      const { store } = setUp(fetchMenu);
      const first = store.load();
      await store.reload();
      answerFirst([good]);
      await first;

      expect(titleIn(store)).toBe('तेज़ी');
    });

    it('fails when the first menu is overtaken by one that does not come, and recovers by retry', async () => {
      let answerFirst = (_menu: readonly unknown[]) => {};
      const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
      fetchMenu
        .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
        .mockRejectedValueOnce(new Error('down'))
        .mockResolvedValueOnce([inHindi]);
      const { store, onFailed, onStale } = setUp(fetchMenu);
      const first = store.load();
      await store.reload();
      answerFirst([good]);
      await first;

      expect(store.state().status).toBe('failed');
      expect(onFailed).toHaveBeenCalledOnce();
      expect(onStale).not.toHaveBeenCalled();
      await store.retry();
      expect(titleIn(store)).toBe('तेज़ी');
    });

    it('keeps a menu that has come when the one before it fails late', async () => {
      let failFirst = (_error: Error) => {};
      const fetchMenu = vi.fn<() => Promise<readonly unknown[]>>();
      fetchMenu
        .mockReturnValueOnce(new Promise((_resolve, reject) => (failFirst = reject)))
        .mockResolvedValueOnce([inHindi]);
      const { store, onFailed } = setUp(fetchMenu);
      const first = store.load();
      await store.reload();
      failFirst(new Error('down'));
      await first;

      expect(titleIn(store)).toBe('तेज़ी');
      expect(onFailed).not.toHaveBeenCalled();
    });

    it('asks for nothing before anybody needed it', async () => {
      const fetchMenu = vi.fn(async () => [good]);
      const { store } = setUp(fetchMenu);
      await store.reload();

      expect(fetchMenu).not.toHaveBeenCalled();
    });
  });
});
