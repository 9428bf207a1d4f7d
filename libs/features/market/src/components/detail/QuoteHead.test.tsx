import { screen } from '@testing-library/react';
import { envelopeOf, getGetMarketStatusMockHandler } from '@wealth/api-sdk/testing';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { statusFixture, stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { QuoteHead } from './QuoteHead.tsx';

const server = mockServer(...stockHandlers());

function show(share = stockFixture, stream = createFakeStream()) {
  return renderPage(<QuoteHead share={share} headingLevel="h1" />, { stream });
}

describe('the price at the head', () => {
  it('is not live in an auction, though its trade was a moment ago [I4B-E3]', async () => {
    const auction = { phase: 'closing-auction', ends_at: '2026-11-19T15:35:00+05:30' } as const;
    const quote = { ...stockFixture.quote, time: '2026-11-19T15:14:59+05:30' };
    server.use(getGetMarketStatusMockHandler(envelopeOf({ ...statusFixture, auction })));
    show({ ...stockFixture, quote }, createFakeStream({ quotes: [quote] }));
    expect(await screen.findByText('Last trade 15:14:59 IST')).toBeDefined();
    expect(screen.queryByText(/^Live/)).toBeNull();
  });

  it('is of its own day, and of today only on that [I4B-E3]', async () => {
    const quote = { ...stockFixture.quote, time: '2026-11-18T15:14:59+05:30' };
    show({ ...stockFixture, quote });
    expect(await screen.findByText(/^0.62% on Wed, 18 Nov/)).toBeDefined();
    expect(screen.queryByText(/today$/)).toBeNull();
  });
});
