import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppStage, fakeSession } from '@wealth/testing';
import { expect, it, vi } from 'vitest';
import { StockPanel } from './StockPanel.tsx';

// The drawer itself is the feature's; here only where its button leads.
vi.mock('@wealth/feature-market', () => ({
  StockDrawer: ({ onOpenPage }: { onOpenPage: (search: object) => void }) => (
    <button type="button" onClick={() => onOpenPage({ interval: '1w' })}>
      Open as page
    </button>
  ),
}));

it.each([
  { symbol: 'ARAVBANK', expected: '/market/NSE/ARAVBANK?interval=1w' },
  { symbol: 'M&M', expected: '/market/NSE/M%26M?interval=1w' },
  { symbol: '..', expected: '/market?interval=1w' },
])('opens the page of $symbol at $expected [I4-7-BUTTONS]', async ({ symbol, expected }) => {
  const session = fakeSession();
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <StockPanel payload={{ market: 'NSE', symbol }} close={vi.fn()} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
    context: { session, report: () => Promise.resolve(), log: () => undefined },
    defaultNotFoundComponent: () => null,
  });
  await act(() => router.load());
  render(
    <AppStage session={session}>
      <RouterProvider router={router} />
    </AppStage>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Open as page' }));
  await waitFor(() => expect(router.history.location.href).toBe(expected));
});
