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
      expect(await card(name).findAllByRole('rowheader')).toHaveLength(3);
    }
    expect(kinds).toEqual(new Set(['active', 'gainers', 'losers']));

    const [quote] = indexFixtures;
    act(() =>
      stream.show([
        { ...quote, market: 'NSE', symbol: 'INDRAOIL', last_price: 1550.2, change_percent: 1.34 },
      ]),
    );
    expect(card('Gainers').getAllByRole('row')[1]?.textContent).toBe(
      'INDRAOIL NSEIndradhanush Oil1,550.20+1.34%',
    );
  });

  it('names every column, and the exchange of each share [I3A-LOOK-10]', async () => {
    renderPage(<MoversPage />);
    await card('Most active').findAllByRole('rowheader');

    const heads = (name: string) =>
      card(name)
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(heads('Most active')).toEqual(['Instrument', 'Turnover', 'LTP']);
    await card('Losers').findAllByRole('rowheader');
    expect(heads('Losers')).toEqual(['Instrument', 'LTP']);
    for (const name of card('Losers').getAllByRole('rowheader'))
      expect(name.textContent).toMatch(/ (NSE|BSE)/);
  });

  it('says when there is nothing yet', async () => {
    server.use(getGetMoversMockHandler(envelopeOf([])));
    renderPage(<MoversPage />);

    expect(await card('Losers').findByText('No trades yet today')).toBeDefined();
  });

  it('fails with the button Retry in each card', async () => {
    server.use(...brokenMarketHandlers());
    renderPage(<MoversPage />);

    for (const name of ['Most active', 'Gainers', 'Losers']) {
      expect(await card(name).findByRole('button', { name: 'Retry' })).toBeDefined();
    }
  });
});
