import { act, screen, within } from '@testing-library/react';
import { envelopeOf, getGetMoversMockHandler, indexFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { brokenMarketHandlers, marketHandlers } from '../../testing.ts';
import { MoversPage } from './MoversPage.tsx';

const server = mockServer(...marketHandlers());

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('MoversPage', () => {
  it('asks for each ranking and shows it live', async () => {
    const kinds = new Set<string | null>();
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/movers')) kinds.add(searchParams.get('kind'));
    });
    const { stream } = renderPage(<MoversPage />);

    for (const name of ['Most active', 'Gainers', 'Losers']) {
      expect(await card(name).findAllByRole('listitem')).toHaveLength(3);
    }
    expect(kinds).toEqual(new Set(['active', 'gainers', 'losers']));

    const [quote] = indexFixtures;
    act(() =>
      stream.show([
        { ...quote, market: 'NSE', symbol: 'INDRAOIL', last_price: 1550.2, change_percent: 1.34 },
      ]),
    );
    expect(card('Gainers').getAllByRole('listitem')[0]?.textContent).toBe(
      'INDRAOILIndradhanush Oil1,550.20+1.34%',
    );
  });

  it('says when there is nothing yet', async () => {
    server.use(getGetMoversMockHandler(envelopeOf([])));
    renderPage(<MoversPage />);

    expect(await card('Losers').findByText(/^No trades yet today\./)).toBeDefined();
  });

  it('fails with the button Retry in each card', async () => {
    server.use(...brokenMarketHandlers());
    renderPage(<MoversPage />);

    for (const name of ['Most active', 'Gainers', 'Losers']) {
      expect(await card(name).findByRole('button', { name: 'Retry' })).toBeDefined();
    }
  });
});
