import { screen, waitFor, within } from '@testing-library/react';
import type { ClaimDetail } from '@wealth/api-sdk/model';
import { fill, mockServer, renderPage } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  acceptedClaim,
  askedClaim,
  claimFixture,
  offeredClaim,
  paidClaim,
  refusedClaim,
} from '../testing/claimFixtures.ts';
import { createClaimServer, type ClaimState } from '../testing/createClaimServer.ts';
import { PinDialogs } from '../testing/PinDialogs.tsx';
import { ClaimPage } from './ClaimPage.tsx';

const server = mockServer();
afterEach(() => localStorage.clear());

function open(claim: ClaimDetail, state: Partial<ClaimState> = {}) {
  const claims = createClaimServer({ claims: [claim], ...state });
  server.use(...claims.handlers);
  const onBankAccounts = vi.fn<() => void>();
  const page = renderPage(
    <>
      <PinDialogs />
      <ClaimPage id={claim.id} grievance={null} onBankAccounts={onBankAccounts} notFound="Not here" />
    </>,
    { hasHosts: true },
  );
  return { ...page, ...claims, onBankAccounts };
}

async function confirmPin(user: ReturnType<typeof open>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
  await fill(user, dialog.getByLabelText('PIN'), '246810');
}

describe('the page of a claim [I6B-2-STATUS]', () => {
  it('counts its days, tells its way, and shows what was sent and what we have', async () => {
    open(claimFixture);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Compensation, 1100000000471085/ }),
    ).toBeDefined();
    expect(screen.getByRole('progressbar', { name: /^21 days end/ }).getAttribute('aria-valuetext')).toBe(
      'Day 20 of 21',
    );
    const record = within(screen.getByRole('table', { name: 'Our own record, attached' }));
    expect(record.getByText('10:41:58.204')).toBeDefined();
    expect(record.getByText('43 at ₹1,560.40')).toBeDefined();
    expect(screen.getByText(/^“I sent the order at 10:41:58/)).toBeDefined();
  });

  it('names its reason once where it is about nothing that we know', async () => {
    open({ ...claimFixture, subject: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Compensation, Order acknowledged late/ }),
    ).toBeDefined();
    expect(screen.queryByText('Order acknowledged late')).toBeNull();
  });

  it('leads on with days, and with a text that can be changed and copied [I6B-2-LADDER]', async () => {
    const { user } = open(offeredClaim);
    const ladder = within(await screen.findByRole('list', { name: 'Next steps' }));
    expect(ladder.getAllByText(/^from .*21 Nov/)).toHaveLength(2);
    expect(ladder.getByText('Not configured')).toBeDefined();
    expect(ladder.getByRole('link', { name: /scores\.sebi\.gov\.in/ })).toBeDefined();
    expect(
      screen.getByText(/₹860\.00 claimed, ₹620\.00 offered on .*I ask for the rest because …$/),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The text for the next step' }).value,
    ).toMatch(/^Claim CP-26100214/);
    expect(screen.getByText(/That is the second fraud after the first/)).toBeDefined();
  });

  it('shows the answer line by line, and pays it with the PIN', async () => {
    const { user, sent } = open(offeredClaim);
    const lines = within(await screen.findByRole('table', { name: 'The answer, line by line' }));
    expect(lines.getByText('₹240.00')).toBeDefined();
    expect(lines.getAllByText('₹620.00')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Accept ₹620.00' }));
    await confirmPin(user);
    expect(await screen.findByText('Accepted, being paid')).toBeDefined();
    expect(sent).toEqual([{ accept: true }]);
  });

  it('says where to add an account where there is none to pay to', async () => {
    const { user, onBankAccounts } = open(offeredClaim, { hasAccount: false });
    await user.click(await screen.findByRole('button', { name: 'Accept ₹620.00' }));
    await confirmPin(user);
    await user.click(await screen.findByRole('button', { name: 'Bank accounts' }));
    expect(onBankAccounts).toHaveBeenCalledTimes(1);
  });

  it('asks before an offer is not accepted, and nothing is lost by that', async () => {
    const { user, sent } = open(offeredClaim);
    await user.click(await screen.findByRole('button', { name: 'Do not accept' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Do not accept' }));
    await waitFor(() => expect(sent).toEqual([{ accept: false }]));
    expect((await screen.findAllByText('Not accepted')).length).toBeGreaterThan(0);
  });

  it('takes the reply to what we ask, and no empty one', async () => {
    const { user, sent } = open(askedClaim);
    expect((await screen.findAllByText(/On which exchange\?/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Send the reply' }));
    expect(await screen.findByText('Say what happened.')).toBeDefined();
    await fill(user, screen.getByRole('textbox', { name: 'Your reply' }), 'On NSE.');
    await user.click(screen.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(sent).toEqual([{ text: 'On NSE.', images: [] }]));
  });

  it.each([
    { claim: acceptedClaim, text: /^Is paid to Sandbox Bank ••••4821 by/ },
    { claim: paidClaim, text: 'Paid to Sandbox Bank ••••4821' },
    { claim: refusedClaim, text: 'You did not accept' },
  ])('tells the end of $claim.state', async ({ claim, text }) => {
    open(claim);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('hides what tells a fortune, but not from whoever is asked next', async () => {
    const claims = createClaimServer({ claims: [offeredClaim] });
    server.use(...claims.handlers);
    renderPage(<ClaimPage id={offeredClaim.id} grievance="Asha" onBankAccounts={() => {}} notFound="" />, {
      hasHosts: true,
      isMasked: true,
    });
    expect(await screen.findByRole('button', { name: 'Accept the offer' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/620\.00|860\.00/);
  });

  it('of another client is not here', async () => {
    open({ ...claimFixture, id: 'claim-1' }, { claims: [] });
    expect(await screen.findByText('Not here')).toBeDefined();
  });
});
