import { describe, expect, it, vi } from 'vitest';
import { createModals } from './store.ts';

function titles(store: ReturnType<typeof createModals>) {
  return store.getSnapshot().map((entry) => (entry.kind === 'content' ? entry.title : entry.kind));
}

describe('modals', () => {
  it('stack in the order of opening, each with its own id [S4-MODAL-OPEN] [I2-2-STORES]', () => {
    const store = createModals();
    const first = store.open({ title: 'First', content: null });
    const second = store.open({ title: 'Second', content: null });

    expect(first).not.toBe(second);
    expect(titles(store)).toEqual(['First', 'Second']);
    store.close(first);
    expect(titles(store)).toEqual(['Second']);
  });

  it('close by their id, and say so once [S4-MODAL-CLOSE]', () => {
    const store = createModals();
    const onClose = vi.fn();
    const id = store.open({ content: null, onClose });
    store.close(id);
    store.close(id);

    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('marked hold ignore a plain close and obey a forced one [S4-MODAL-HOLD]', () => {
    const store = createModals();
    const id = store.open({ title: 'Held', content: null, hold: true });
    store.close(id);
    expect(titles(store)).toEqual(['Held']);
    store.close(id, { force: true });
    expect(titles(store)).toEqual([]);
  });

  it('close from the top on browser back', () => {
    const store = createModals();
    store.open({ title: 'First', content: null });
    store.open({ title: 'Second', content: null });

    expect(store.closeTop()).toBe(true);
    expect(titles(store)).toEqual(['First']);
    store.closeTop();
    expect(store.closeTop()).toBe(false);
  });

  it('all close at the end of a session, held ones and questions too', async () => {
    const store = createModals();
    store.open({ content: null, hold: true });
    const answer = store.ask({ message: 'Sure?', isDestructive: false });
    store.closeAll();

    expect(store.getSnapshot()).toEqual([]);
    await expect(answer).resolves.toBe(false);
  });
});

describe('a question', () => {
  it.each([true, false])('is answered with %s and goes [S4-CONFIRM-RESULT]', async (isConfirmed) => {
    const store = createModals();
    const answer = store.ask({ message: 'Are you sure you want to log out now?', isDestructive: false });
    const [entry] = store.getSnapshot();
    if (entry?.kind !== 'confirm') throw new Error('no question is open');
    entry.answer(isConfirmed);

    await expect(answer).resolves.toBe(isConfirmed);
    expect(store.getSnapshot()).toEqual([]);
  });

  it('answers false to a plain close', async () => {
    const store = createModals();
    const answer = store.ask({ message: 'Sure?', isDestructive: true });
    store.closeTop();

    await expect(answer).resolves.toBe(false);
  });
});
