import { act, screen, within } from '@testing-library/react';
import { envelopeOf, getGetMoversMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { DiscoverPage } from './DiscoverPage.tsx';

const nobody = { entityName: null, registrationNumber: null };

const server = mockServer(...discoverHandlers());

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) => {
  const movers = await card(name);
  await movers.findAllByRole('rowheader');
  const [, ...shares] = movers.getAllByRole('row');
  return shares.map((share) => share.textContent);
};

describe('DiscoverPage', () => {
  it('shows what rose and what fell, each share with its exchange [I3A-LOOK-10]', async () => {
    renderPage(<DiscoverPage operator={nobody} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Discover' })).toBeDefined();
    expect(await rows('Gainers')).toEqual(['INDRAOIL NSEIndradhanush Oil1,542.60+2.72%']);
    expect(await rows('Losers')).toEqual(['TEJASMOT NSETejas Motors364.20−2.24%']);
  });

  it('says when nothing has moved yet', async () => {
    server.use(getGetMoversMockHandler(envelopeOf([])));
    renderPage(<DiscoverPage operator={nobody} />);

    expect(await (await card('Gainers')).findByText('No trades yet today')).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenDiscoverHandlers());
    const { user } = renderPage(<DiscoverPage operator={nobody} />);
    const retry = await (await card('Losers')).findByRole('button', { name: 'Retry' });

    server.use(...discoverHandlers());
    await user.click(retry);

    expect(await rows('Losers')).toHaveLength(1);
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { queryClient } = renderPage(<DiscoverPage operator={nobody} />);
    await rows('Gainers');

    server.use(...brokenDiscoverHandlers());
    await act(() => queryClient.refetchQueries());

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await rows('Gainers')).toHaveLength(1);
  });
});

describe('the parts of Discover', () => {
  it('are in the order of a phone; without offers the company takes the whole row [I6B-4-ORDER]', async () => {
    const { unmount } = renderPage(
      <DiscoverPage
        operator={nobody}
        offers={<section aria-label="Offers" />}
        issues={<section aria-label="Issues" />}
        news={<section aria-label="News" />}
      />,
    );
    await screen.findByRole('region', { name: 'Learn about risk' });
    const names = screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label') ?? region.querySelector('h2')?.textContent);
    expect(names).toEqual([
      'Company introduction',
      'Issues',
      'Offers',
      'News',
      'Achievements',
      'Learn about risk',
      'To read before you need it',
      'Gainers',
      'Losers',
    ]);
    const spanOf = (name: string) => screen.getByRole('region', { name }).parentElement?.className;
    expect(spanOf('Company introduction')).toContain('col-span-2');
    unmount();

    renderPage(<DiscoverPage operator={nobody} />);
    expect(spanOf('Company introduction')).toContain('col-span-3');
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull();
  });

  it('have achievements for care and learning, with how far each is [I6B-4-ACHIEVEMENTS]', async () => {
    renderPage(<DiscoverPage operator={nobody} />);
    const list = within(await screen.findByRole('list', { name: 'Achievements' }));

    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'PIN setDone · Thu, 12 Mar 2026',
      'Risk lessons2 of 6',
    ]);
  });
});
