import { act, screen, waitFor } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { getGetOrdersQueryKey } from '@wealth/api-sdk/trade';
import { clientVisitor, fakeSession, mockServer, renderPage } from '@wealth/testing';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { AwaitingPage } from './AwaitingPage.tsx';

const server = mockServer();
let back: ReturnType<typeof createOrderServer>;
beforeEach(() => {
  back = createOrderServer();
  server.use(...back.handlers);
});

describe('the session above the orders that wait [I3A-LOOK-15]', () => {
  const status = '*/stock/api/v1/market_status';
  const session = () => screen.queryByRole('region', { name: 'Session of the exchange' });

  /** @returns What lets the server answer. */
  function holdBack(): () => void {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.get(status, () => held));
    return () => answer();
  }

  it('comes first, so that no order moves', async () => {
    const answer = holdBack();
    const { queryClient } = renderPage(<AwaitingPage />);
    await waitFor(() =>
      expect(queryClient.getQueryState(getGetOrdersQueryKey({ status: 'awaiting' }))?.status).toBe('success'),
    );
    await act(() => Promise.resolve());
    expect(screen.queryByRole('grid')).toBeNull();

    answer();
    await screen.findByRole('row', { name: /INDRAOIL/ });
    expect(session()).not.toBeNull();
  });

  it('keeps no order back where it cannot be told, nor while it is asked for again', async () => {
    server.use(failing(status, { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<AwaitingPage />);
    await screen.findByRole('row', { name: /INDRAOIL/ });
    server.use(...back.handlers);
    const answer = holdBack();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('INDRAOIL')).toBeDefined();
    answer();
    await waitFor(() => expect(session()).not.toBeNull());
  });

  it('says nothing by the clock of the device', async () => {
    const own = fakeSession(clientVisitor(), { isTimeKnown: false });
    renderPage(<AwaitingPage />, { session: own });
    await screen.findByRole('row', { name: /INDRAOIL/ });
    expect(session()).toBeNull();
    act(() => own.serverClock.sync(''));
    expect(session()).not.toBeNull();
  });
});
