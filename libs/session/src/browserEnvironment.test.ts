// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browserEnvironment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the environment of a browser', () => {
  it('has its storages', () => {
    const { localStorage, sessionStorage } = browserEnvironment();

    expect([localStorage, sessionStorage]).toEqual([window.localStorage, window.sessionStorage]);
  });

  it('has none where the getter throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });

    expect(browserEnvironment().localStorage).toBeNull();
  });

  it('has no locks where the browser has none, and uses them where it has', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect(browserEnvironment().withLock).toBeNull();

    const request = vi.fn((_name: string, run: () => Promise<string>) => run());
    vi.stubGlobal('navigator', { locks: { request }, onLine: true });
    await expect(browserEnvironment().withLock?.('name', () => Promise.resolve('done'))).resolves.toBe(
      'done',
    );
  });

  it('sends messages to other tabs and not to its own', async () => {
    vi.stubGlobal('BroadcastChannel', globalThis.BroadcastChannel);
    const one = browserEnvironment().channel;
    const other = browserEnvironment().channel;
    const heard: unknown[] = [];
    const heardByOther = new Promise((resolve) => other?.listen(resolve));
    one?.listen((message) => heard.push(message));
    one?.post({ kind: 'ended' });

    await expect(heardByOther).resolves.toEqual({ kind: 'ended' });
    expect(heard).toEqual([]);
  });

  it('hears activity and stops hearing it', () => {
    const { onActivity, onWake } = browserEnvironment();
    const active = vi.fn();
    const awake = vi.fn();
    const stops = [onActivity(active), onWake(awake)];
    const all = () =>
      ['keydown', 'pointerdown', 'touchstart', 'pageshow'].forEach((name) =>
        window.dispatchEvent(new Event(name)),
      );
    all();
    stops.forEach((stop) => stop());
    all();

    expect(active).toHaveBeenCalledTimes(3);
    expect(awake).toHaveBeenCalledTimes(1);
  });

  it('leaves the page also where a step through the history comes between', () => {
    vi.useFakeTimers();
    const loads: string[] = [];
    vi.spyOn(window.location, 'replace').mockImplementation((path) => void loads.push(String(path)));
    vi.spyOn(window.location, 'reload').mockImplementation(() => void loads.push('again'));
    const { replaceLocation, reload } = browserEnvironment();
    const closing = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('popstate', closing, { capture: true });
    const step = () => {
      window.dispatchEvent(new Event('popstate'));
      vi.runAllTimers();
    };

    step();
    expect(loads).toEqual([]);
    replaceLocation('/');
    step();
    step();
    expect(loads).toEqual(['/', '/', '/']);
    reload();
    step();
    expect(loads.slice(3)).toEqual(['again', 'again']);
    window.removeEventListener('popstate', closing, { capture: true });
  });

  it('passes warnings, time and time-outs on', async () => {
    vi.mocked(console.warn).mockImplementation(() => {});
    const { warn, now, schedule, isOnline } = browserEnvironment();
    warn('Something.', { of: 1 });
    expect(console.warn).toHaveBeenCalledWith('Something.', { of: 1 });
    vi.mocked(console.warn).mockClear();

    expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
    expect(isOnline()).toBe(true);
    const cancelled = vi.fn();
    schedule(cancelled, 0)();
    await new Promise<void>((resolve) => schedule(resolve, 1));
    expect(cancelled).not.toHaveBeenCalled();
  });
});
