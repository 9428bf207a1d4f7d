import { screen, within } from '@testing-library/react';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { createIssueServer } from '../testing/createIssueServer.ts';
import { fpoFixture, ipoFixture, listedFixture, upcomingFixture } from '../testing/issueFixtures.ts';
import { openIssues } from '../testing/issueTest.tsx';
import { MarketIssues } from './MarketIssues.tsx';
import { OfferOfShare } from './OfferOfShare.tsx';
import { OpenIssues } from './OpenIssues.tsx';

const server = mockServer();

function serve(state: Parameters<typeof createIssueServer>[0] = {}) {
  server.use(...createIssueServer(state).handlers);
}

describe('documents of an issue [I5C-1-DOCUMENTS] [I5C-BAD-DOCUMENT]', () => {
  it('are read in place; an address that stands in them is text, and leads nowhere', async () => {
    const address = 'https://evil.example/prospectus';
    const [document] = ipoFixture.documents;
    if (!document) throw new RangeError('the issue has a document');
    const sections = [{ heading: 'Where to pay', text: `Pay at ${address} <a href="${address}">now</a>` }];
    serve({ issues: [{ ...ipoFixture, documents: [{ ...document, sections }] }] });
    const { user } = openIssues({ issue: ipoFixture.id });
    await user.click(await screen.findByRole('button', { name: document.title }));
    expect(screen.getByText(/^Pay at https:/).textContent).toContain(address);
    const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => !href?.startsWith('/'))).toEqual([]);
  });
});

describe('what is open for applications [I5C-1-ENTRIES]', () => {
  it('stands on Home and in Discover, each issue leading to its terms', async () => {
    serve();
    renderPage(<OpenIssues />);
    const list = within(await screen.findByRole('list', { name: 'Open for applications' }));
    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(`/services/ipo?issue=${ipoFixture.id}`);
    expect(hrefs).toContain(`/services/fo?issue=${fpoFixture.id}`);
    expect(hrefs.join(' ')).not.toContain(upcomingFixture.id);
    expect(hrefs.join(' ')).not.toContain(listedFixture.id);
  });

  it('is nothing where nothing is open', async () => {
    serve({ issues: [upcomingFixture] });
    const { queryClient } = renderPage(<OpenIssues />);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByText('Open for applications')).toBeNull();
  });

  it('is said on the page of a share that is offered, and of no other', async () => {
    serve();
    renderPage(
      <>
        <OfferOfShare instrument={{ market: 'NSE', symbol: 'ELSEWHERE' }} />
        <OfferOfShare instrument={fpoFixture.instrument} />
      </>,
    );
    const link = await screen.findByRole('link');
    expect(link.getAttribute('href')).toBe(`/services/fo?issue=${fpoFixture.id}`);
  });
});

it('the issues above the instruments of the market say their days, and lead to each [I5C-5-MARKET]', async () => {
  serve();
  const onChoose = vi.fn<(id: string) => void>();
  const { user } = renderPage(<MarketIssues onChoose={onChoose} />);
  const rows = within(await screen.findByRole('list', { name: 'Calendar' }));
  await user.click(rows.getByRole('button', { name: /^Bharani Solar.*listing/ }));
  expect(onChoose).toHaveBeenCalledWith(ipoFixture.id);
});
