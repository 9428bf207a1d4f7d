import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { envelopeOf, getGetOrdersMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { HistoryRoute } from './HistoryRoute.tsx';

mockServer(getGetOrdersMockHandler(envelopeOf({ items: [], next_cursor: null })));

async function open(address: string) {
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/portfolio/history',
    component: HistoryRoute,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: rootRoute.addChildren([route]), history });
  const { user } = renderPage(<RouterProvider<typeof router> router={router} />);
  await screen.findByRole('textbox', { name: 'Symbol or name' });
  return { user, router };
}

describe('the address of the order history [I5A-7-HISTORY]', () => {
  it('loses what the page does not know, and keeps what is not its own', async () => {
    const { router } = await open(
      '/portfolio/history?side=buy&query=%20neel&from=2026-02-31&stock=NSE:ARAVBANK',
    );
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ query: 'neel', stock: 'NSE:ARAVBANK' }),
    );
    expect(router.history.length).toBe(1);
  });

  it('says each filter, which is a step', async () => {
    const { user, router } = await open('/portfolio/history');
    await user.click(screen.getByRole('button', { name: /Side/ }));
    await user.click(await screen.findByRole('option', { name: 'Sell' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ side: 'SELL' }));
    expect(router.history.length).toBe(2);
  });
});
