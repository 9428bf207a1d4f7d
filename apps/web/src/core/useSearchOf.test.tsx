import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { orderSearch, ticketSearch } from '@wealth/hrefs';
import { renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { useSearchOf } from './useSearchOf.ts';

function History() {
  const [search, show] = useSearchOf(orderSearch, '/portfolio/history');
  return (
    <>
      <p>{JSON.stringify(search)}</p>
      <button type="button" onClick={() => show({ side: 'SELL' }, { isStep: true })}>
        Sell
      </button>
      <button type="button" onClick={() => show({ query: 'neel' }, { isStep: false })}>
        Type
      </button>
    </>
  );
}

function Ticket() {
  const [{ side = 'BUY' }] = useSearchOf(ticketSearch, '/market/$market/$symbol/order');
  return <p>{side}</p>;
}

async function open(address: string) {
  const rootRoute = createRootRoute();
  const of = { getParentRoute: () => rootRoute };
  const history = createRoute({ ...of, path: '/portfolio/history', component: History });
  const ticket = createRoute({ ...of, path: '/market/$market/$symbol/order', component: Ticket });
  const router = createRouter({
    routeTree: rootRoute.addChildren([history, ticket]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const { user } = renderPage(<RouterProvider<typeof router> router={router} />);
  await screen.findByText(/[{BS]/, { selector: 'p' });
  return { user, router };
}

describe('the search of an address [I4C-5-SEARCH] [I5A-7-HISTORY]', () => {
  it('loses what the page does not know, and keeps what is not its own', async () => {
    const { router } = await open(
      '/portfolio/history?side=buy&query=%20neel&from=2026-02-31&stock=NSE:ARAVBANK',
    );
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ query: 'neel', stock: 'NSE:ARAVBANK' }),
    );
    expect(router.history.length).toBe(1);
    expect(screen.getByText('{"query":"neel"}')).toBeDefined();
  });

  it('says each filter, which is a step, and what is typed, which is none', async () => {
    const { user, router } = await open('/portfolio/history?stock=NSE:ARAVBANK');
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    const stock = 'NSE:ARAVBANK';
    await waitFor(() => expect(router.state.location.search).toEqual({ side: 'SELL', stock }));
    expect(router.history.length).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ side: 'SELL', query: 'neel', stock }));
    expect(router.history.length).toBe(2);
  });

  it('is that of its own page, also of one with parameters, and leaves another page alone', async () => {
    const { router } = await open('/market/NSE/ARAVBANK/order?side=sideways');
    await waitFor(() => expect(router.state.location.href).toBe('/market/NSE/ARAVBANK/order'));
    expect(screen.getByText('BUY')).toBeDefined();
    await act(() => router.navigate({ href: '/market/NSE/ARAVBANK/order?side=SELL' }));
    expect(screen.getByText('SELL')).toBeDefined();
    await act(() => router.navigate({ href: '/portfolio/history?side=SELL&state=OPEN' }));
    await waitFor(() => expect(router.state.location.href).toBe('/portfolio/history?side=SELL'));
  });
});
