import { screen, waitFor, within } from '@testing-library/react';
import { fakeSession, fill, mockServer, renderPage } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClaimServer, type ClaimState } from '../testing/createClaimServer.ts';
import { ClaimPanel, type ClaimPanelProps } from './ClaimPanel.tsx';

const server = mockServer();
afterEach(() => localStorage.clear());

function open(state: Partial<ClaimState> = {}, props: ClaimPanelProps = {}) {
  const claims = createClaimServer(state);
  server.use(...claims.handlers);
  const onClose = vi.fn<() => void>();
  const session = fakeSession();
  const page = renderPage(<ClaimPanel onClose={onClose} {...props} />, { hasHosts: true, session });
  return { ...page, ...claims, onClose, session };
}

const anOrder = { about: 'order', subject: 'order-1' } as const;

type User = ReturnType<typeof open>['user'];
const subject = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Order, application/ });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount claimed/ });
const text = () => screen.getByRole('textbox', { name: 'What happened' });

async function reason(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name }));
}

describe('the form of a claim [I6B-2-FORM]', () => {
  it('says that claiming is free, and that no table exists', async () => {
    const { user } = open({}, { about: anOrder });
    expect(screen.getByText('Claiming is free.')).toBeDefined();
    expect(screen.getByText(/Nobody may ask you for a fee, a deposit or a tax/)).toBeDefined();
    await waitFor(() => expect(subject().value).toMatch(/^1100000000482190/));
    await reason(user, 'Order acknowledged late');
    expect(screen.getByText(/^No table exists for this/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^When did it happen/ }).value).toBe(
      '17/11/2026',
    );
  });

  it('has the amount of the rule filled in, and gives it back to one who typed another', async () => {
    const { user } = open({}, { about: { about: 'application', subject: 'application-1' } });
    await waitFor(() => expect(subject().value).toMatch(/^IP-5C4D3E2F1A0B/));
    await reason(user, 'Blocked money released late');
    await waitFor(() => expect(amount().value).toBe('500.00'));
    expect(screen.getByText(/5 days too long, ₹100 a day or 15% a year/)).toBeDefined();
    await user.clear(amount());
    await fill(user, amount(), '700');
    await user.click(screen.getByRole('button', { name: 'Use ₹500.00' }));
    expect(amount().value).toBe('500.00');
  });

  it('is reviewed, sent once without a PIN, and answered with its reference and day', async () => {
    const { user, sent, session } = open({}, { about: anOrder });
    await waitFor(() => expect(subject().value).toMatch(/^1100000000482190/));
    await reason(user, 'Order acknowledged late');
    await fill(user, amount(), '1240');
    await fill(user, text(), 'It came late.');
    await user.click(screen.getByRole('button', { name: 'Send claim for ₹1,240.00' }));
    const review = within(await screen.findByRole('dialog', { name: 'Review the claim' }));
    expect(review.getByText('Our own record of it')).toBeDefined();
    expect(review.queryByLabelText('Trading PIN')).toBeNull();
    await user.click(review.getByRole('button', { name: 'Send claim' }));
    expect(await screen.findByText('Claim CP-26110001 received')).toBeDefined();
    expect(sent).toEqual([
      {
        reason: 'order_late',
        subject: { kind: 'order', id: 'order-1' },
        amount: 1240,
        happened_on: '2026-11-17',
        text: 'It came late.',
        images: [],
      },
    ]);
    expect(screen.getByRole('link', { name: 'Open the claim' }).getAttribute('href')).toBe(
      '/services/compensation/claim-2',
    );
    expect(session.drafts.read('claim')).toBeUndefined();
  });

  it('keeps what was typed, and says so [I6B-2-DRAFT]', async () => {
    const { user, onClose, session, unmount } = open({}, { about: anOrder });
    await reason(user, 'Something else');
    await fill(user, text(), 'A long story.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    renderPage(<ClaimPanel />, { hasHosts: true, session });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' }).value).toBe(
      'A long story.',
    );
  });

  it('is about what its address names, and says what the server alone knows', async () => {
    const fault = {
      field: 'subject',
      code: 'already_claimed',
      message: 'x',
      nearest: null,
      until: null,
    } as const;
    const { user } = open({ errors: [fault] }, { about: { about: 'application', subject: 'application-1' } });
    await waitFor(() => expect(subject().value).toMatch(/^IP-5C4D3E2F1A0B/));
    await reason(user, 'Blocked money released late');
    expect(await screen.findByText(/^You have claimed for this already/)).toBeDefined();
  });

  it('lists earlier claims, each with its state and its page', async () => {
    open({}, { about: anOrder });
    const earlier = within(await screen.findByRole('region', { name: 'Earlier claims' }));
    expect(await earlier.findByText('Under review')).toBeDefined();
    expect(earlier.getByRole('link').getAttribute('href')).toBe('/services/compensation/claim-1');
  });
});
