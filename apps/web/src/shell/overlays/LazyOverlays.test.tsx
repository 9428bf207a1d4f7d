import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expectConsole, fakeSession, AppStage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyOverlays } from './LazyOverlays.tsx';

const network = vi.hoisted(() => ({ isLost: false }));
vi.mock(import('./AppModals.tsx'), async (importOriginal) => {
  const { AppModals } = await importOriginal();
  return {
    get AppModals() {
      if (network.isLost) throw new TypeError('The file did not come.');
      return AppModals;
    },
  };
});

afterEach(() => {
  network.isLost = false;
  act(() => {
    modals.closeAll();
    toasts.clear();
  });
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

function openDialog(title: string) {
  act(() => {
    modals.open({ title, content: <p>Form</p> });
  });
}

it('leaves an open dialog in sight while what shows the first toast loads', async () => {
  await show();
  openDialog('Create Account');
  const dialog = await screen.findByRole('dialog', { name: 'Create Account' });

  act(() => {
    toasts.show({ type: 'success', title: 'Done' });
  });
  // What a role finds is in sight.
  expect(screen.getByRole('dialog', { name: 'Create Account' })).toBe(dialog);
  expect(await screen.findByText('Done')).toBeDefined();
});

describe('what shows dialogs, when it does not load', () => {
  const warning = /What shows dialogs and messages did not load/;

  async function openInVain() {
    expectConsole(warning);
    network.isLost = true;
    await show();
    openDialog('Create Account');
    await vi.waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(warning), expect.anything()),
    );
    network.isLost = false;
  }

  it('is tried again when the connection is back', async () => {
    await openInVain();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('dialog', { name: 'Create Account' })).toBeDefined();
  });

  it('is tried again with the next dialog', async () => {
    await openInVain();
    openDialog('Forgot Password');

    expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeDefined();
  });
});
