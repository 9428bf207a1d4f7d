import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppStage, fakeSession } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { expect, it, vi } from 'vitest';
import { LazyOverlays } from './LazyOverlays.tsx';

/** Opened when the code that shows dialogs may come. */
const line = vi.hoisted(() => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open };
});
vi.mock(import('./AppModals.tsx'), async (importOriginal) => {
  await line.isOpen;
  return importOriginal();
});

async function show() {
  const session = fakeSession();
  const router = createRouter({
    routeTree: createRootRoute({ component: LazyOverlays }),
    history: createMemoryHistory(),
    context: { session, report: () => Promise.resolve(), log: () => undefined },
  });
  await act(() => router.load());
  render(
    <AppStage session={session}>
      <RouterProvider router={router} />
    </AppStage>,
  );
}

const waiting = { name: 'Loading...' };

it('answers a press by an empty dialog until the code has come; closed, it takes the press back [I4B-D14]', async () => {
  await show();
  const open = () => act(() => void modals.open({ title: 'Create Account', content: <p>Form</p> }));
  open();
  await screen.findByRole('dialog', waiting);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(modals.getSnapshot()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();

  open();
  await screen.findByRole('dialog', waiting);
  await act(async () => line.open());
  expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeDefined();
  expect(screen.queryByRole('dialog', waiting)).toBeNull();
  expect(modals.getSnapshot()).toHaveLength(1);
});
