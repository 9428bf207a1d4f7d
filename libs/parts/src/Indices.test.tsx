import { act, screen, within } from '@testing-library/react';
import type { IndexQuote, Quote } from '@wealth/api-sdk/model';
import { envelopeOf, getGetIndicesMockHandler, indexFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { Indices } from './Indices.tsx';

const answering = (indices: readonly IndexQuote[]) => getGetIndicesMockHandler(envelopeOf([...indices]));
const server = mockServer(answering(indexFixtures));

const sensex: Quote = {
  market: 'INDEX',
  symbol: 'SENSEX',
  last_price: 85300.1,
  previous_close: 84870.5,
  change: 429.6,
  change_percent: 0.51,
  open: 84900,
  high: 85300.1,
  low: 84800,
  volume: 0,
  lower_band: null,
  upper_band: null,
  basis: 'live' as const,
  halted: false,
  week52_high: 100_000,
  week52_low: 1,
  time: '2026-11-19T14:33:00+05:30',
};

const tiles = () => within(screen.getByRole('region', { name: 'Indices' })).getAllByRole('listitem');
const texts = () => tiles().map((tile) => tile.textContent);

describe('Indices', () => {
  it('show the six of the watch list in their order, whatever the server sends [S3-INDICES]', async () => {
    server.use(answering(indexFixtures.toReversed().slice(0, 5)));
    renderPage(<Indices />);

    expect(await screen.findByText('26,142.70')).toBeDefined();
    expect(texts().map((text) => text?.match(/^[A-Z]+(?:50|100)?/)?.[0])).toEqual([
      'SENSEX',
      'NIFTY50',
      'NIFTYBANK',
      'NIFTYSMLCAP100',
      'NIFTYMIDCAP100',
      'INDIAVIX',
    ]);
    expect(texts()[0]).toBe('SENSEX——');
  });

  it('keep the place of every index while the first answer is on its way', () => {
    renderPage(<Indices />);

    expect(tiles().filter((tile) => tile.querySelector('[aria-busy="true"]'))).toHaveLength(6);
  });

  it('move with the stream: figure, change and the end of the line [I3B-4-LIVE]', async () => {
    const { stream } = renderPage(<Indices />);
    await screen.findByText('26,142.70');
    const line = () => tiles()[0]?.querySelector('[data-side="up"]')?.getAttribute('d');
    const before = line();

    act(() => stream.show([sensex]));

    expect(texts()[0]).toBe('SENSEX85,300.10+0.51%');
    expect(line()).not.toBe(before);
  });
});
