import { screen, within } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { createWatchlistServer, marketHandlers } from '../../testing.ts';
import { IndicesPage } from './IndicesPage.tsx';
import { WatchlistsPage } from './WatchlistsPage.tsx';

mockServer(...marketHandlers(), ...createWatchlistServer().handlers);

describe('the pages of the menu [I6B-5-PAGES]', () => {
  it('show the indices, and the sectors below them', async () => {
    renderPage(<IndicesPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Indices and sectors' })).toBeDefined();
    const indices = within(screen.getByRole('region', { name: 'Indices' }));
    expect((await indices.findAllByRole('listitem')).length).toBeGreaterThan(3);
    expect(await screen.findByRole('region', { name: 'Sector heat map' })).toBeDefined();
  });

  it('show the watch lists of the client', async () => {
    renderPage(<WatchlistsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Watch lists' })).toBeDefined();
    expect(await screen.findByRole('columnheader', { name: 'LTP' })).toBeDefined();
  });
});
