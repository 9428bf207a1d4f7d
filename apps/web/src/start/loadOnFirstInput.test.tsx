import { drawers } from '@wealth/ui/drawer';
import { modals } from '@wealth/ui/modal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnFirstInput } from './loadOnFirstInput.ts';
import { loadErrorPage } from '../shell/failures/errorPageCode.ts';

vi.mock(import('../shell/failures/errorPageCode.ts'), () => ({
  loadErrorPage: vi.fn(),
  loadedErrorPage: () => null,
}));
vi.mock(import('../shell/overlays/AppToasts.tsx'), () => ({ AppToasts: () => <div /> }));
vi.mock(import('../shell/overlays/AppModals.tsx'), () => ({ AppModals: () => <div /> }));
vi.mock(import('../shell/failures/RouteError.tsx'), () => ({ RouteError: () => <div /> }));

const log = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadErrorPage).mockReset().mockResolvedValue(undefined);
  log.mockReset();
});

afterEach(async () => {
  // All has come: the listeners of this test do not hear the input of the next.
  input('online');
  await vi.dynamicImportSettled();
  vi.useRealTimers();
});

const start = () => loadOnFirstInput({ language: () => 'en', log });
const input = (type: 'pointerdown' | 'online') => window.dispatchEvent(new Event(type));

async function failOnce() {
  vi.mocked(loadErrorPage).mockRejectedValueOnce(new TypeError('The file did not come.'));
  start();
  input('pointerdown');
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
}

describe('what tells of failures', () => {
  it('comes with the first input, and once', async () => {
    start();
    expect(loadErrorPage).not.toHaveBeenCalled();
    input('pointerdown');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    input('pointerdown');

    expect(loadErrorPage).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['a drawer', () => drawers.open('deposit'), () => drawers.close()],
    ['a dialog', () => modals.open({ title: 'Are you there?', content: null }), () => modals.closeAll()],
  ])('comes with %s that opens without an input [I3A-SPEC-BACK]', async (_, open, close) => {
    start();
    open();
    await vi.dynamicImportSettled();
    close();

    expect(loadErrorPage).toHaveBeenCalledTimes(1);
  });

  it('is asked for again by an input of 5 s after it did not come', async () => {
    await failOnce();
    input('pointerdown');
    expect(loadErrorPage).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    input('pointerdown');

    expect(loadErrorPage).toHaveBeenCalledTimes(2);
  });

  it('is asked for again as soon as the connection is back', async () => {
    await failOnce();
    input('online');

    expect(loadErrorPage).toHaveBeenCalledTimes(2);
  });
});
