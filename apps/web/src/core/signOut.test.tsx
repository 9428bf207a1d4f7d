import { loader } from '@wealth/ui/loader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from './signOut.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.useRealTimers();
});

/** A session whose server answers when it is told to. */
function slowSession() {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { session: { signOut: vi.fn(() => told) }, answer };
}

describe('signing out [S2-LOADER]', () => {
  it('covers the page with its words until the document goes', async () => {
    const { session, answer } = slowSession();
    const left = signOut(session, 'en');
    expect(session.signOut).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(149);
    expect(loader.getSnapshot().holders).toBe(0);

    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(loader.getSnapshot()).toEqual({ holders: 1, label: 'Signing you out…' }));
    answer();
    await left;
    expect(loader.getSnapshot().holders).toBe(1);

    window.dispatchEvent(new Event('pagehide'));
    expect(loader.getSnapshot().holders).toBe(0);
  });

  it('covers nothing where the document goes at once', async () => {
    const { session, answer } = slowSession();
    const left = signOut(session, 'en');
    answer();
    await left;
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loader.getSnapshot().holders).toBe(0);
  });
});
