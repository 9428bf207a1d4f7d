import { act, screen, within } from '@testing-library/react';
import { envelopeOf, failing, getGetNewsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { dashboardHandlers, investedClient } from '../../testing.ts';
import { NewsPreview } from './NewsPreview.tsx';

const server = mockServer(...dashboardHandlers());

const items = async () =>
  within(await screen.findByRole('list', { name: 'Latest news' })).getAllByRole('listitem');

describe('the news of Home [I4-3-NEWS] [S1-NEWS]', () => {
  it('are the newest four, each as text, with its time and the day of its share', async () => {
    let asked = '';
    server.use(
      getGetNewsMockHandler(({ request }) => {
        asked = new URL(request.url).search;
        return envelopeOf({ items: [...investedClient.news], next_cursor: null });
      }),
    );
    const { stream } = renderPage(<NewsPreview />);
    const [first, second] = await items();

    expect(asked).toBe('?limit=4');
    // Markup of the server is text.
    expect(within(screen.getByRole('list')).getByText(/<b>1.2 GW<\/b>/)).toBeDefined();
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-19T14:06:00+05:30');
    expect(first?.textContent).toMatch(/INDRAOIL$/);
    // Of today: without the day.
    expect(second?.textContent).toMatch(/[a-z]13:40 IST$/);

    act(() => stream.show([...investedClient.quotes]));
    expect(first?.textContent).toMatch(/INDRAOIL\+0\.84%$/);
  });

  it('say so where there are none', async () => {
    server.use(getGetNewsMockHandler(envelopeOf({ items: [], next_cursor: null })));
    renderPage(<NewsPreview />);
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeDefined();
  });

  it('fail alone, with a way to try again', async () => {
    server.use(failing('*/stock/api/v1/news', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<NewsPreview />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...dashboardHandlers());
    await user.click(retry);
    expect(await items()).toHaveLength(2);
  });
});
