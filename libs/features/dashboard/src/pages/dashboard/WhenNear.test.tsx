import { act, screen, waitFor } from '@testing-library/react';
import { handlers } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, stubView } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { dashboardHandlers } from '../../testing.ts';
import { DashboardPage } from './DashboardPage.tsx';

const server = mockServer(...handlers());
const view = stubView();

afterEach(() => view.set(true));

function open() {
  const asked: string[] = [];
  server.use(...dashboardHandlers());
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  renderPage(<DashboardPage />);
  return asked;
}

const firstRound = [
  '/stat/app/v1/asset',
  '/stat/app/v1/holdings',
  '/stat/app/v1/portfolio',
  '/stock/api/v1/indices',
];

describe('what stands far below [I4-3-LATER]', () => {
  it('asks for nothing until it comes near, and has its place and its name before', async () => {
    view.set(false);
    const asked = open();
    await screen.findByText('21,88,581');
    expect(asked.toSorted()).toEqual(firstRound);
    for (const name of ['Watch list', 'Sector heat map', 'Rankings', 'News']) {
      expect(screen.getByRole('region', { name }).getAttribute('aria-busy')).toBeNull();
    }

    await act(async () => view.set(true));
    await waitFor(() => expect(asked).toContain('/stock/api/v1/news'));
    await waitFor(() => expect(asked).toContain('/client/app/v1/watchlists'));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is there on paper', async () => {
    view.set(false);
    open();
    await screen.findByText('21,88,581');
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(await screen.findByRole('list', { name: 'Latest news' })).toBeDefined();
  });
});
