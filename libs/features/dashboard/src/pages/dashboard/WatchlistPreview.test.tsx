import { act, screen, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetQuotesMockHandler,
  getGetWatchlistsMockHandler,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { describe, expect, it } from 'vitest';
import { dashboardHandlers, investedClient } from '../../testing.ts';
import { WatchlistPreview } from './WatchlistPreview.tsx';

const server = mockServer(...dashboardHandlers());

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Your watch list' }));
  return table.getAllByRole('row').slice(1);
};
const texts = async () => (await rows()).map(({ textContent }) => textContent);

describe('the watch list of Home [I4-3-WATCHLIST]', () => {
  it('is the first of the client’s own, with the prices of the server, and moves with the stream [I4B-D17]', async () => {
    const { stream } = renderPage(<WatchlistPreview />);

    expect(await texts()).toEqual([
      'INDRAOIL NSEIndradhanush Oil1,542.60+0.84%',
      'ARAVBANK NSEAravalli Bank1,004.85+0.62%',
      'TEJASMOT NSETejas Motors364.20−2.24%',
      'GONE NSENot listed—',
    ]);
    const card = within(screen.getByRole('region', { name: 'Core' }));
    expect(card.getByText('4 stocks')).toBeDefined();
    expect(card.getByRole('link', { name: 'View all of the watch list' }).getAttribute('href')).toBe(
      '/market?view=watchlist&list=7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01',
    );

    const [quote] = investedClient.quotes;
    act(() => stream.show(quote ? [{ ...quote, last_price: 1550.05, change_percent: 1.33 }] : []));
    expect((await texts())[0]).toBe('INDRAOIL NSEIndradhanush Oil1,550.05+1.33%');
  });

  it('asks for the prices of the rows that are shown, and of no other', async () => {
    const asked: unknown[] = [];
    const [holdings, core] = investedClient.watchlists;
    const long = Array.from({ length: 5_000 }, (_, index) => ({
      market: 'NSE' as const,
      symbol: `S${index}`,
      name: `Share ${index}`,
      listed: true,
    }));
    server.use(
      getGetWatchlistsMockHandler(
        envelopeOf(holdings && core ? [holdings, { ...core, instruments: long }] : []),
      ),
      getGetQuotesMockHandler(async ({ request }) => {
        asked.push(await request.json());
        return envelopeOf([]);
      }),
    );
    renderPage(<WatchlistPreview />);

    expect(await rows()).toHaveLength(7);
    expect(asked).toEqual([long.slice(0, 7).map(({ market, symbol }) => ({ market, symbol }))]);
    expect(screen.getByText('5,000 stocks')).toBeDefined();
  });

  it('shows what the stream tells where the server has no prices, without a toast', async () => {
    server.use(failing('*/stock/api/v1/stock', { status: 500, message: 'Out of order' }));
    const { stream } = renderPage(<WatchlistPreview />);

    expect((await texts())[0]).toBe('INDRAOIL NSEIndradhanush Oil——');
    act(() => stream.show([...investedClient.quotes]));
    expect((await texts())[0]).toBe('INDRAOIL NSEIndradhanush Oil1,542.60+0.84%');
    expect(toasts.getSnapshot().toasts).toEqual([]);
  });

  it('says what will be here for a client with no list, or an empty one', async () => {
    server.use(getGetWatchlistsMockHandler(envelopeOf([])));
    renderPage(<WatchlistPreview />);

    expect(await screen.findByRole('heading', { name: 'No shares in your watch list yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find shares' }).getAttribute('href')).toBe('/market');
  });

  it('fails alone, with a way to try again', async () => {
    server.use(failing('*/client/app/v1/watchlists', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<WatchlistPreview />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Your watch list could not be loaded.')).toBeDefined();

    server.use(...dashboardHandlers());
    await user.click(retry);
    expect(await rows()).toHaveLength(4);
  });
});
