import { act, screen, within } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { failing } from '@wealth/api-sdk/testing';
import { createIssueServer } from '../testing/createIssueServer.ts';
import { fpoFixture, ipoFixture } from '../testing/issueFixtures.ts';
import { IssueCalendarCard } from './IssueCalendarCard.tsx';

const server = mockServer();
const card = () => within(screen.getByRole('region', { name: 'Issues' }));

describe('the calendar of issues in Discover', () => {
  it('has the issues of both lists, each leading to its terms [I6B-4-CALENDAR]', async () => {
    server.use(...createIssueServer().handlers);
    renderPage(<IssueCalendarCard />);
    const list = within(await screen.findByRole('list', { name: 'Calendar' }));

    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/services/ipo?issue=${ipoFixture.id}`);
    expect(hrefs).toContain(`/services/fo?issue=${fpoFixture.id}`);
    expect(card().getByRole('link', { name: 'All issues' }).getAttribute('href')).toBe('/services/ipo');
  });

  it('says what the client has asked for, and nothing where nothing was [I6B-4-CALENDAR]', async () => {
    const own = {
      ...ipoFixture,
      application: { id: 'application-1', state: 'BLOCKED' as const, amount: 29_520 },
    };
    const bid = {
      ...fpoFixture,
      application: { id: 'application-2', state: 'MANDATE_PENDING' as const, amount: 148_200 },
    };
    server.use(...createIssueServer({ issues: [own, bid] }).handlers);
    renderPage(<IssueCalendarCard />);
    const list = within(await screen.findByRole('list', { name: 'Calendar' }));

    expect(list.getAllByText(/^Yours: /).map((text) => text.textContent)).toHaveLength(2);
    const row = list.getAllByRole('link').find((link) => link.textContent.includes(ipoFixture.name));
    expect(row?.textContent).toMatch(/Yours: [^,]+, ₹29,520\.00/);
  });

  it('has the day of the allotment, on the scale and in words [I6B-4-CALENDAR]', async () => {
    server.use(...createIssueServer({ issues: [ipoFixture] }).handlers);
    renderPage(<IssueCalendarCard />);
    const list = within(await screen.findByRole('list', { name: 'Calendar' }));

    const row = list.getAllByRole('link').find((link) => link.textContent.includes(ipoFixture.name));
    expect(row?.textContent).toContain('allotment 23 Nov');
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark="allotment"]')];
    expect(marks.map(({ style }) => style.left)).toEqual(['50%']);
  });

  it('hides the amount of the client with all others [I6B-4-CALENDAR]', async () => {
    const own = {
      ...ipoFixture,
      application: { id: 'application-1', state: 'BLOCKED' as const, amount: 29_520 },
    };
    server.use(...createIssueServer({ issues: [own] }).handlers);
    const { preferences } = renderPage(<IssueCalendarCard />);
    act(() => preferences.set('showAssets', false));
    const list = within(await screen.findByRole('list', { name: 'Calendar' }));

    expect(list.getByText(/^Yours: /).textContent).not.toMatch(/29,520/);
  });

  it('says so where there is no issue, and fails with the button Retry [I6B-4-CALENDAR]', async () => {
    server.use(...createIssueServer({ issues: [] }).handlers);
    const { unmount } = renderPage(<IssueCalendarCard />);
    expect(await screen.findByText('No issue in these months')).toBeDefined();
    unmount();

    server.use(failing('*/trade/app/v1/*', { status: 500, message: 'Out of order' }));
    renderPage(<IssueCalendarCard />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
