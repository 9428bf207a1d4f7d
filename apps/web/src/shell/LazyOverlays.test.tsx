import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { fakeSession, TestProviders } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { afterEach, expect, it } from 'vitest';
import { LazyOverlays } from './LazyOverlays';

afterEach(() => {
  act(() => {
    modals.closeAll();
    toasts.clear();
  });
});

it('leaves an open dialog in sight while what shows the first toast loads', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: LazyOverlays }),
    history: createMemoryHistory(),
    context: { report: () => Promise.resolve(), log: () => undefined },
  });
  await act(() => router.load());
  render(
    <TestProviders session={fakeSession()}>
      <RouterProvider router={router} />
    </TestProviders>,
  );
  act(() => {
    modals.open({ title: 'Create Account', content: <p>Form</p> });
  });
  const dialog = await screen.findByRole('dialog', { name: 'Create Account' });

  act(() => {
    toasts.show({ type: 'success', title: 'Done' });
  });
  // What a role finds is in sight.
  expect(screen.getByRole('dialog', { name: 'Create Account' })).toBe(dialog);
  expect(await screen.findByText('Done')).toBeDefined();
});
