import { act, screen, within } from '@testing-library/react';
import { envelopeOf, getGetMoversMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { DiscoverPage } from './DiscoverPage.tsx';

const server = mockServer(...discoverHandlers());

const card = (name: string) => within(screen.getByRole('region', { name }));
const rows = async (name: string) => {
  await card(name).findAllByRole('rowheader');
  const [, ...shares] = card(name).getAllByRole('row');
  return shares.map((share) => share.textContent);
};

describe('DiscoverPage', () => {
  it('shows what rose and what fell, each share with its exchange [I3A-LOOK-10]', async () => {
    renderPage(<DiscoverPage />);

    expect(screen.getByRole('heading', { level: 1, name: 'Discover' })).toBeDefined();
    expect(await rows('Gainers')).toEqual(['INDRAOIL NSEIndradhanush Oil1,542.60+2.72%']);
    expect(await rows('Losers')).toEqual(['TEJASMOT NSETejas Motors364.20−2.24%']);
  });

  it('says when nothing has moved yet', async () => {
    server.use(getGetMoversMockHandler(envelopeOf([])));
    renderPage(<DiscoverPage />);

    expect(await card('Gainers').findByText('No trades yet today')).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenDiscoverHandlers());
    const { user } = renderPage(<DiscoverPage />);
    const retry = await card('Losers').findByRole('button', { name: 'Retry' });

    server.use(...discoverHandlers());
    await user.click(retry);

    expect(await rows('Losers')).toHaveLength(1);
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { queryClient } = renderPage(<DiscoverPage />);
    await rows('Gainers');

    server.use(...brokenDiscoverHandlers());
    await act(() => queryClient.refetchQueries());

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await rows('Gainers')).toHaveLength(1);
  });
});
