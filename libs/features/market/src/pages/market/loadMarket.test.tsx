import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { MarketSegment } from '@wealth/hrefs';
import { mockServer, renderPage } from '@wealth/testing';
import { expect, it } from 'vitest';
import { useState } from 'react';
import { marketHandlers } from '../../testing.ts';
import { loadMarket } from './loadMarket.ts';
import { MarketPage } from './MarketPage.tsx';

const server = mockServer(...marketHandlers());

/** The page, whose route has run its loader a moment before. */
function Entered({ segment }: { segment?: MarketSegment }) {
  const client = useQueryClient();
  useState(() => loadMarket(client, segment));
  return <MarketPage segment={segment ?? 'all'} onSegmentChange={() => undefined} />;
}

it.each([
  { segment: undefined, asked: 'all' },
  { segment: 'ipo' as const, asked: 'ipo' },
])('asks once for all that the page of $asked shows [I3B-7-MARKET]', async ({ segment, asked }) => {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    paths.push(`${pathname} ${searchParams.get('segment') ?? ''}`.trim());
  });
  renderPage(<Entered segment={segment} />);

  await screen.findAllByRole('rowheader');
  expect(paths.toSorted()).toEqual(['/stock/api/v1/indices', `/stock/api/v1/instruments ${asked}`]);
});
