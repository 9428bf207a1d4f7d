import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Visitor } from '@wealth/session';
import { clientVisitor, expectConsole, fakeSession, AppStage } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RootLayout } from './RootLayout.tsx';

afterEach(() => act(() => modals.closeAll()));

async function show(path: '/kyc' | '/about', visitor: Visitor) {
  const session = fakeSession(visitor);
  const root = createRootRoute({ component: RootLayout });
  const page = createRoute({ getParentRoute: () => root, path, component: () => <p>Page</p> });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      session,
      systemInfo: { read: () => undefined, subscribe: () => () => undefined },
      report: () => Promise.resolve(),
      log: () => undefined,
    },
  });
  await act(() => router.load());
  render(
    <AppStage session={session}>
      <RouterProvider router={router} />
    </AppStage>,
  );
  await screen.findByText('Page');
  return session;
}

const countdown = { kind: 'countdown', endsAt: Number.MAX_SAFE_INTEGER } as const;

describe('the countdown of a client who may have gone', () => {
  // The first of these tests: what has come once is never lost again.
  it('is asked for again as it begins where its file did not come, and the page stays', async () => {
    vi.doMock('./overlays/IdleDialog.tsx', () => {
      throw new Error('The file is lost');
    });
    expectConsole(/The dialog of the countdown did not load/);
    const session = await show('/about', clientVisitor());
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.getByText('Page')).toBeDefined();

    vi.doUnmock('./overlays/IdleDialog.tsx');
    act(() => session.becomeIdle(countdown));
    await waitFor(() => expect(modals.getSnapshot()).toHaveLength(1));
  });

  it.each(['/kyc', '/about'] as const)(
    'stands over %s too, until "Stay signed in" [S9-IDLE]',
    async (path) => {
      const session = await show(path, clientVisitor());

      act(() => session.becomeIdle(countdown));
      await screen.findByRole('alertdialog', { name: 'Are you still there?' });
      await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

      expect(session.calls).toEqual(['stay']);
      act(() => session.becomeIdle({ kind: 'active' }));
      expect(modals.getSnapshot()).toEqual([]);
    },
  );

  it('goes with the session, whose next page is a guest’s', async () => {
    const session = await show('/about', clientVisitor());
    act(() => session.becomeIdle(countdown));
    await screen.findByRole('alertdialog');

    act(() => session.become({ kind: 'guest' }));

    expect(modals.getSnapshot()).toEqual([]);
  });
});
