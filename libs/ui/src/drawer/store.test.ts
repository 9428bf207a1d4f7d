import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterDrawerClosed, createDrawers } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const ticket = { instrument: { market: 'NSE', symbol: 'DAKSHBK' }, side: 'SELL' } as const;

describe('drawers', () => {
  it('replace each other and close by id [I2-2-STORES]', () => {
    const store = createDrawers();
    const first = store.open('deposit');
    const second = store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' }, { height: '94vh' });

    expect(first).not.toBe(second);
    expect(store.getSnapshot()).toMatchObject({ id: second, height: '94vh' });
    expect(store.close(first)).toBe(false);
    expect(store.close(second)).toBe(true);
    expect(store.getSnapshot()).toBeNull();
    expect(store.close()).toBe(false);
  });

  it('hand type and payload over together', () => {
    const store = createDrawers();
    store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' });

    expect(store.getSnapshot()?.read((type, payload) => [type, payload])).toEqual([
      'stock',
      { market: 'NSE', symbol: 'DAKSHBK' },
    ]);
  });

  it('run what was chosen in them 200 ms after they close [S2-DRAWER-DELAY]', () => {
    const store = createDrawers();
    const action = vi.fn();
    store.open('deposit');
    store.closeThen(action);

    expect(store.getSnapshot()).toBeNull();
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('lead back to what they were opened from, where the client closes them [I4B-D18]', () => {
    const store = createDrawers();
    const onClosed = vi.fn(() => void store.open('ticket', ticket));
    const id = store.open('deposit', undefined, { onClosed });
    store.dismiss(id);
    expect(store.getSnapshot()).toBeNull();
    vi.advanceTimersByTime(200);
    expect(store.getSnapshot()?.read((type, payload) => [type, payload])).toEqual(['ticket', ticket]);

    store.open('deposit', undefined, { onClosed });
    store.close();
    vi.advanceTimersByTime(400);
    expect(store.getSnapshot()).toBeNull();
    store.dismiss(store.open('deposit', undefined, { onClosed }));
    store.open('withdraw');
    vi.advanceTimersByTime(400);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('need no word for a payload that they have not, and refuse one that they lack [I3B-6-OVERLAYS]', () => {
    const { open } = createDrawers();
    expect(open('deposit')).not.toBe(open('deposit', undefined, { height: '60vh' }));

    // @ts-expect-error -- which share?
    open('stock');
    // @ts-expect-error -- a deposit is of no share.
    open('deposit', { market: 'NSE', symbol: 'DAKSHBK' });
  });

  it('let an owner that closes its own drawer wait the same 200 ms [S2-DRAWER-DELAY]', () => {
    const action = vi.fn();
    afterDrawerClosed(action);
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);

    expect(action).toHaveBeenCalledTimes(1);
  });
});
