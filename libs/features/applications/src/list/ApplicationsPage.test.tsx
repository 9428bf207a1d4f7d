import type { ApplicationSearch } from '@wealth/hrefs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import type { IdentityDetail } from '@wealth/api-sdk/model';
import type { Application, ApplicationSource } from '@wealth/parts';
import { fill, mockServer, renderPage, shownToasts } from '@wealth/testing';
import { delay, http } from 'msw';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useKycApplications } from '../kyc/useKycApplications.tsx';
import { brokenKycHandlers, identityDetail, kycHandlers } from '../testing.ts';
import { metBid, waitingBid } from '../testing/blockFixtures.ts';
import { createBlockServer } from '../testing/createBlockServer.ts';
import { ApplicationsPage } from './ApplicationsPage.tsx';
import { useIssueApplications } from './useIssueApplications.tsx';

const server = mockServer(...kycHandlers());

function applicationOf(title: string, day: string): Application {
  const at = Date.parse(`${day}T12:00:00+05:30`);
  const state = { text: 'In review', tone: 'warning' } as const;
  const steps = [
    { id: 'asked', title: 'Asked for', mark: 'done', at, dueBy: null },
    { id: 'paid', title: 'Paid', mark: 'now', at: null, dueBy: at + 60_000 },
  ] as const;
  return { id: title, title, state, at, steps, stepsLabel: `Steps of ${title}`, href: '/me/records' };
}

const loans: ApplicationSource = {
  kind: 'loan',
  title: 'Loan',
  applications: [applicationOf('First loan', '2026-10-05'), applicationOf('Second loan', '2026-11-10')],
};

function Page({ others }: { others: readonly ApplicationSource[] }) {
  const [search, setSearch] = useState<ApplicationSearch>({});
  return (
    <ApplicationsPage
      sources={[useKycApplications(), ...others]}
      search={search}
      onSearchChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
    />
  );
}

function setUp(others: readonly ApplicationSource[] = []) {
  return renderPage(<Page others={others} />, { hasHosts: true });
}

const answer = (different: Partial<IdentityDetail>) => server.use(...kycHandlers(different));

const card = () => screen.findByRole('region', { name: /^Identity check \(KYC\)/ });

const steps = async () =>
  within(await screen.findByRole('list', { name: 'Steps of the identity check' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the identity check as an application', () => {
  it('shows its steps with their times, and what was submitted before [S3-KYC-RECORD] [I3-6-APPLICATION]', async () => {
    const { user } = setUp();

    expect(await steps()).toEqual([
      expect.stringMatching(/^SubmittedMon, 2 Nov 2026/),
      expect.stringMatching(/^In reviewMon, 2 Nov 2026/),
      expect.stringMatching(/^DecidedTue, 3 Nov 2026.*Approved$/),
    ]);
    await user.click(screen.getByRole('button', { name: /Earlier submissions/ }));
    expect(await screen.findByText('The photograph of the back is blurred.')).toBeDefined();
  });

  it('gives the reason of a rejection', async () => {
    answer({ status: 'rejected', reason: 'The ID number cannot be read.', earlier: [] });
    setUp();

    expect((await steps()).at(-1)).toMatch(/Rejected$/);
    expect(screen.getByText('The ID number cannot be read.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Earlier submissions/ })).toBeNull();
  });

  it('becomes decided as the stream tells of it', async () => {
    const [submitted, reviewed] = identityDetail.timeline ?? [];
    if (!submitted || !reviewed) throw new RangeError('The fixture has three steps.');
    answer({
      status: 'pending',
      check_time: null,
      timeline: [submitted, reviewed, { step: 'decided', time: null }],
    });
    const { stream } = setUp();
    expect((await steps()).at(-1)).toBe('Decided');

    server.use(...kycHandlers());
    act(() => stream.tell({ kind: 'kyc', status: 'approved' }));

    await waitFor(async () => expect((await steps()).at(-1)).toMatch(/Approved$/));
  });

  it('says what will be here before anything was submitted, and fails nothing', async () => {
    server.use(failing('*/identify/app/v1/detail', { status: 404, message: 'Not found.' }));
    setUp();

    expect(await screen.findByRole('heading', { name: 'No identity check yet' })).toBeDefined();
    expect(shownToasts()).toEqual([]);
  });

  it('is busy while it loads', async () => {
    server.use(http.get('*/identify/app/v1/detail', () => delay('infinite')));
    setUp();

    expect((await card()).getAttribute('aria-busy')).toBe('true');
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenKycHandlers());
    const { user } = setUp();
    const retry = await screen.findByRole('button', { name: 'Retry' });

    server.use(...kycHandlers());
    await user.click(retry);

    expect(await steps()).toHaveLength(3);
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { refetch } = setUp();
    await steps();

    server.use(...brokenKycHandlers());
    await refetch();

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await steps()).toHaveLength(3);
  });
});

describe('ApplicationsPage', () => {
  it('asks nothing while there is one kind only', async () => {
    setUp();

    await card();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('joins the kinds that the app passes in, and shows one of them [I3-6-APPLICATION]', async () => {
    const { user } = setUp([loans]);
    await card();
    expect(screen.getByRole('region', { name: /^First loan/ })).toBeDefined();

    await user.click(screen.getByRole('radio', { name: 'Loan' }));

    expect(screen.queryByRole('region', { name: /^Identity check \(KYC\)/ })).toBeNull();
    expect(screen.getByRole('region', { name: /^First loan/ })).toBeDefined();
  });

  it('puts them in order of time, whatever their kind [I4C-7-APPLICATIONS]', async () => {
    setUp([loans]);
    await steps();

    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Second loan', 'Identity check (KYC)', 'First loan']);
  });

  it('says by when a step comes, and leads to more of it', async () => {
    setUp([loans]);
    await steps();

    const loan = within(screen.getByRole('region', { name: /^First loan/ }));
    expect(loan.getByText(/^by Mon, 5 Oct 2026/)).toBeDefined();
    expect(loan.getByRole('link', { name: 'Details of First loan' }).getAttribute('href')).toBe(
      '/me/records',
    );
  });

  it('shows what one kind has while another one fails', async () => {
    server.use(...brokenKycHandlers());
    setUp([loans]);

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.getByRole('region', { name: /^Second loan/ })).toBeDefined();
  });
});

describe('applications for issues in the list [I5C-5-LIST]', () => {
  function IssuePage() {
    const [search, setSearch] = useState<ApplicationSearch>({});
    return (
      <ApplicationsPage
        sources={[...useIssueApplications(), useKycApplications()]}
        search={search}
        onSearchChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      />
    );
  }

  const bids = [
    { ...waitingBid, id: 'waiting' },
    { ...metBid, id: 'settled', state: 'SETTLED', waiting_for: null, reference: 'BK-26110002' } as const,
  ];

  it('stand with their steps, where the money is, and who acts next', async () => {
    server.use(...createBlockServer({ bids }).handlers);
    renderPage(<IssuePage />, { hasHosts: true });
    const cards = await screen.findAllByRole('region', { name: /^Agnivesh Petroleum/ });
    expect(cards).toHaveLength(2);
    const [first] = cards;
    if (!first) throw new RangeError('there is no card');
    const waiting = within(first);
    expect(waiting.getByText('BK-26110001')).toBeDefined();
    expect(waiting.getByText(/Blocked at/)).toBeDefined();
    expect(
      waiting.getByText(/^Another party can meet the bid until .+ Otherwise all that is blocked/),
    ).toBeDefined();
    expect(waiting.getByText('₹25,02,95,866.18')).toBeDefined();
    expect(waiting.getByRole('link', { name: /Details of/ }).getAttribute('href')).toBe(
      '/me/application/waiting',
    );
  });

  it('are left out by kind, state and words of the address', async () => {
    server.use(...createBlockServer({ bids }).handlers);
    const { user } = renderPage(<IssuePage />, { hasHosts: true });
    await screen.findAllByRole('region', { name: /^Agnivesh Petroleum/ });
    await fill(user, screen.getByRole('textbox', { name: 'Search' }), '26110002');
    await waitFor(() => expect(screen.queryByText('BK-26110001')).toBeNull());
    expect(screen.getByText('BK-26110002')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'IPO' }));
    expect(await screen.findByRole('heading', { name: 'No application yet' })).toBeDefined();
  });
});
