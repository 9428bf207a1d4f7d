import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { AppStage, clientVisitor, fakeSession } from '@wealth/testing';
import { drawers, openDrawer, defineDrawer } from '@wealth/ui/drawer';
import { afterEach, expect, it, vi } from 'vitest';
import { AppDrawers } from './AppDrawers.tsx';

// No drawer that needs a right has a panel yet.
vi.mock(import('../panels.ts'), () => ({
  panels: {
    loan: defineDrawer<'loan'>({ title: 'search.loanName', load: () => Promise.resolve(() => <p>Loan</p>) }),
  },
}));

afterEach(() => act(() => void drawers.close()));

async function openLoan(rights: { allow_loan: boolean }) {
  const session = fakeSession(clientVisitor(rights));
  const context = { session, report: () => Promise.resolve(), log: () => undefined };
  const routeTree = createRootRoute({ component: AppDrawers });
  const router = createRouter({ routeTree, history: createMemoryHistory(), context });
  await act(() => router.load());
  render(
    <AppStage session={session}>
      <RouterProvider router={router} />
    </AppStage>,
  );
  act(() => void openDrawer('loan'));
}

it('refuses a drawer to a client without its right, and says why [I4C-6-CAPABILITIES]', async () => {
  await openLoan({ allow_loan: false });

  expect(await screen.findByRole('heading', { name: 'Not available for your account' })).toBeDefined();
  expect(screen.queryByText('Loan')).toBeNull();
});

it('opens it for a client who has the right', async () => {
  await openLoan({ allow_loan: true });

  expect(await screen.findByText('Loan')).toBeDefined();
});
