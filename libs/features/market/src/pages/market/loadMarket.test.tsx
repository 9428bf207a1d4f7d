import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { MarketSearch } from '@wealth/hrefs';
import { mockServer, renderPage } from '@wealth/testing';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { marketHandlers } from '../../testing.ts';
import { loadMarket } from './loadMarket.ts';
import { MarketPage } from './MarketPage.tsx';

const server = mockServer(...marketHandlers());

/** The page, whose route has run its loader a moment before. */
function Entered({ search }: { search: MarketSearch }) {
  const client = useQueryClient();
  useState(() => loadMarket(client, search));
  return <MarketPage search={search} onSearchChange={() => undefined} />;
}

it.each([
  {
    search: {},
    asked: 'all',
    more: ['/stock/api/v1/movers stock', '/stock/api/v1/rankings stock', '/stock/api/v1/sectors stock'],
    indices: ['/stock/api/v1/indices'],
  },
  { search: { segment: 'ipo' } as const, asked: 'ipo', more: [], indices: [] },
])(
  'asks once for all that the page of $asked shows [I3B-7-MARKET]',
  async ({ search, asked, more, indices }) => {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      paths.push(`${pathname} ${searchParams.get('segment') ?? ''}`.trim());
    });
    renderPage(<Entered search={search} />);

    await screen.findAllByRole('rowheader');
    const lists = `/stock/api/v1/instruments ${asked}`;
    // The page behind the cursor is another one.
    expect(paths.toSorted()).toEqual([...indices, lists, lists, ...more]);
  },
);
