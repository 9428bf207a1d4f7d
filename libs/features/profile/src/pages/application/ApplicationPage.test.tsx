import { act, screen, waitFor, within } from '@testing-library/react';
import { envelopeOf, failing, getGetIdentityDetailMockHandler } from '@wealth/api-sdk/testing';
import type { IdentityDetail } from '@wealth/api-sdk/model';
import { mockServer, renderPage, shownToasts } from '@wealth/testing';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { brokenMeHandlers, identityDetail, meHandlers } from '../../testing/meFixtures.ts';
import { ApplicationPage, type ApplicationSource } from './ApplicationPage.tsx';
import { KycApplication } from './KycApplication.tsx';

const server = mockServer(...meHandlers());
const kyc: ApplicationSource = { kind: 'kyc', title: 'KYC', Cards: KycApplication };
const loan: ApplicationSource = { kind: 'loan', title: 'Loan', Cards: () => <p>Loan of yours</p> };

function setUp(sources = [kyc]) {
  return renderPage(<ApplicationPage sources={sources} />, { hasHosts: true });
}

const answer = (different: Partial<IdentityDetail>) =>
  server.use(getGetIdentityDetailMockHandler(envelopeOf({ ...identityDetail, ...different })));

const card = () => screen.findByRole('region', { name: 'Identity check (KYC)' });

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

    server.use(...meHandlers());
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
    server.use(...brokenMeHandlers());
    const { user } = setUp();
    const retry = await screen.findByRole('button', { name: 'Retry' });

    server.use(...meHandlers());
    await user.click(retry);

    expect(await steps()).toHaveLength(3);
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { refetch } = setUp();
    await steps();

    server.use(...brokenMeHandlers());
    await refetch();

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await steps()).toHaveLength(3);
  });
});

describe('ApplicationPage', () => {
  it('asks nothing while there is one kind only', async () => {
    setUp();

    await card();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('joins the kinds that the app passes in, and shows one of them [I3-6-APPLICATION]', async () => {
    const { user } = setUp([kyc, loan]);
    await card();
    expect(screen.getByText('Loan of yours')).toBeDefined();

    await user.click(screen.getByRole('radio', { name: 'Loan' }));

    expect(screen.queryByRole('region', { name: 'Identity check (KYC)' })).toBeNull();
    expect(screen.getByText('Loan of yours')).toBeDefined();
  });
});
