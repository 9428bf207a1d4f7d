import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { AppStage } from '@wealth/testing';
import { searchOverlay } from '@wealth/ui/search-overlay';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchHost } from './SearchHost.tsx';

vi.mock(import('./loadSearch.ts'), () => ({
  loadSearch: () => Promise.reject(new TypeError('The file did not come.')),
}));

afterEach(() => vi.restoreAllMocks());

it.each([
  { isOnline: true, kind: 'network' },
  { isOnline: false, kind: 'offline' },
])('tells of a search that does not come, as of a lost answer: $kind', async ({ isOnline, kind }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const report = vi.fn(async () => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SearchHost onOpenProfile={() => undefined} /> }),
    history: createMemoryHistory(),
    context: { report, log: () => undefined },
  });
  await act(async () =>
    render(
      <AppStage>
        <RouterProvider router={router} />
      </AppStage>,
    ),
  );
  expect(report).not.toHaveBeenCalled();

  for (const times of [1, 2]) {
    act(searchOverlay.open);
    await waitFor(() => expect(report).toHaveBeenCalledTimes(times));
    expect(searchOverlay.getSnapshot()).toBe(false);
  }
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'ApiError', kind }));
});
