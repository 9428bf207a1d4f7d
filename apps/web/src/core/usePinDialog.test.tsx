import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { requirePin } from '@wealth/session';
import { AppStage } from '@wealth/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { usePinDialog } from './usePinDialog.ts';

vi.mock(import('./pinDialog.ts'), () => {
  throw new TypeError('The file did not come.');
});

afterEach(() => vi.restoreAllMocks());

function Page() {
  usePinDialog();
  return null;
}

it.each([
  { isOnline: true, kind: 'network' },
  { isOnline: false, kind: 'offline' },
])('reports a dialog that does not come as a failed request: $kind', async ({ isOnline, kind }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const report = vi.fn(async () => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
    context: { report },
  });
  await act(async () =>
    render(
      <AppStage>
        <RouterProvider router={router} />
      </AppStage>,
    ),
  );

  await expect(requirePin('Add bank account')).resolves.toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ApiError', kind }));
});
