import { act, screen } from '@testing-library/react';
import { renderPage } from '@wealth/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadedErrorPage, loadErrorPage } from './errorPageCode.ts';
import { ErrorRoute } from './ErrorRoute.tsx';

vi.mock(import('./errorPageCode.ts'), () => ({ loadedErrorPage: vi.fn(), loadErrorPage: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(loadedErrorPage).mockReset().mockReturnValue(null);
  vi.mocked(loadErrorPage).mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function comesAfter(failures: number) {
  for (let count = 0; count < failures; count += 1) {
    vi.mocked(loadErrorPage).mockRejectedValueOnce(new TypeError('gone'));
  }
  vi.mocked(loadErrorPage).mockImplementation(() => {
    vi.mocked(loadedErrorPage).mockReturnValue(() => <p>The page itself</p>);
    return Promise.resolve();
  });
}

it('asks at once for the page where the connection has come back before it listened [I1-11-OFFLINE]', async () => {
  comesAfter(0);
  renderPage(<ErrorRoute />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The page itself')).toBeDefined();
});

it('asks again where the connection was too short for the page [I1-11-OFFLINE]', async () => {
  comesAfter(2);
  renderPage(<ErrorRoute />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('The page itself')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('The page itself')).toBeDefined();
});

it('asks for nothing while there is no connection, and once it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  comesAfter(0);
  renderPage(<ErrorRoute />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(loadErrorPage).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('The page itself')).toBeDefined();
});
