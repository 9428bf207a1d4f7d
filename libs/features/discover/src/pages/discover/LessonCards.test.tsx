import { screen, within } from '@testing-library/react';
import { envelopeOf, getGetArticlesMockHandler, getGetHoldingsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { discoverHandlers } from '../../testing.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LessonCards } from './LessonCards.tsx';

const server = mockServer(...discoverHandlers());
const section = async () => within(await screen.findByRole('region', { name: 'Learn about risk' }));

describe('the lessons on risk', () => {
  it('are six, each with its time or read, and lead to their texts [I6B-4-LESSONS]', async () => {
    renderPage(<LessonCards />);

    expect(await screen.findByText('2 of 6 read, 9 minutes left')).toBeDefined();
    const lessons = await section();
    expect(lessons.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/discover/diversification',
      '/discover/borrowing',
      '/discover/ipo-allotment',
      '/discover/stop-orders',
      '/discover/liquidity',
      '/discover/fraud',
    ]);
    expect(lessons.getAllByText('Read')).toHaveLength(2);
    expect(lessons.getByText('3 min')).toBeDefined();
  });

  it('say what they are about in the own portfolio, and in general without one [I6B-4-LESSONS]', async () => {
    const { unmount } = renderPage(<LessonCards />);
    const own = await screen.findByText(/^Yours: \d+\.\d% in [A-Z]+\.$/);
    expect(own.closest('li')?.textContent).toContain('All in one share');
    unmount();

    server.use(getGetHoldingsMockHandler(envelopeOf([])));
    renderPage(<LessonCards />);
    expect(await screen.findByText('All in one share, in short.')).toBeDefined();
    expect(screen.queryByText(/^Yours/)).toBeNull();
  });

  it('say so where the operator has written none', async () => {
    server.use(getGetArticlesMockHandler(envelopeOf([])));
    renderPage(<LessonCards />);

    expect(await screen.findByText('No lessons yet')).toBeDefined();
  });
});

describe('the documents', () => {
  it('are those of the operator and the pages that there are [I6B-4-READ]', async () => {
    renderPage(<DocumentsCard />);
    const list = within(await screen.findByRole('list', { name: 'To read before you need it' }));

    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/discover/risk-disclosure',
      '/discover/nomination',
      '/discover/key-facts',
      '/about#trust',
      '/privacy',
    ]);
  });
});
