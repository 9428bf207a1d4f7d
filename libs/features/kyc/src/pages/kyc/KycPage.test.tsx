import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visitor } from '@wealth/session';
import { StreamProvider, type StreamStatus } from '@wealth/stream';
import { fakeSession, TestProviders } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvedVisitor, pendingVisitor, rejectedVisitor, unverifiedVisitor } from '../../testing.ts';
import { createFakeStream } from '@wealth/stream/testing';
import { KycPage } from './KycPage.tsx';

function setUp({
  visitor = pendingVisitor,
  status = 'live',
}: { visitor?: Visitor; status?: StreamStatus } = {}) {
  const session = fakeSession(visitor);
  const stream = createFakeStream({ status });
  const onLogout = vi.fn();
  render(
    <TestProviders session={session}>
      <StreamProvider stream={stream}>
        <KycPage registrationNumber={null} onLogout={onLogout} mark={<span>the mark</span>} />
      </StreamProvider>
    </TestProviders>,
  );
  return { session, stream, onLogout };
}

describe('KycPage', () => {
  it.each([
    {
      status: 'pending',
      proves: '[S4-KYC-PENDING] [S4-KYC-OPENS]',
      visitor: pendingVisitor,
      title: 'Verification In Progress',
      text: 'Please wait while we verify your information.',
    },
    {
      status: 'rejected',
      proves: '[S4-KYC-REJECTED] [S4-KYC-OPENS]',
      visitor: rejectedVisitor,
      title: 'Verification Rejected',
      text: 'Unfortunately, your KYC was rejected. Please contact support.',
    },
    {
      status: 'approved',
      proves: '[S4-KYC-SUBMITTED]',
      visitor: approvedVisitor,
      title: 'Thank you for submitting',
      text: 'We will notify you once it is reviewed.',
    },
  ])('says to a client whose KYC is $status: $title $proves', ({ visitor, title, text }) => {
    setUp({ visitor });

    expect(screen.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('the mark')).toBeDefined();
  });

  it.each([390, 1440])('offers the logout in the header of a window of %d px', async (width) => {
    const before = window.innerWidth;
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    const { onLogout } = setUp({ visitor: unverifiedVisitor });

    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));

    expect(onLogout).toHaveBeenCalledOnce();
    Object.defineProperty(window, 'innerWidth', { value: before, configurable: true });
  });

  it('begins with the agreement, the first of four steps [S2-KYC-STEPS]', () => {
    setUp({ visitor: unverifiedVisitor });

    const steps = within(screen.getByRole('list', { name: 'Steps of the identity check' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Agreement',
      '2Base',
      '3ID',
      '4Status',
    ]);
    expect(steps.getByText('Agreement').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('heading', { level: 2, name: 'Client agreement' })).toBeDefined();
  });

  it('says why a check was rejected, in the words of the back office', () => {
    setUp({ visitor: rejectedVisitor });

    expect(screen.getByText('The back of the ID could not be read.')).toBeDefined();
  });

  it('changes its text when the profile says so', () => {
    const { session } = setUp();

    act(() => session.become(rejectedVisitor));

    expect(screen.getByRole('heading', { level: 2, name: 'Verification Rejected' })).toBeDefined();
  });

  it('leaves by one button, without a question [S4-KYC-LOGOUT]', async () => {
    const { onLogout } = setUp();

    await userEvent.setup().click(screen.getByRole('button', { name: 'Logout' }));

    expect(onLogout).toHaveBeenCalledTimes(1);
  });
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('the status', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read again every 15 s while there is no stream, and no longer once there is', () => {
    const { session, stream } = setUp({ status: 'waiting' });

    pass(14_999);
    expect(session.calls).toEqual([]);
    pass(15_001);
    expect(session.calls).toEqual(['refreshProfile', 'refreshProfile']);

    act(() => stream.setStatus('live'));
    pass(60_000);
    expect(session.calls).toHaveLength(2);
  });

  it('is read again when the stream tells of a decision, and at no other event', () => {
    const { session, stream } = setUp();

    act(() => stream.tell({ kind: 'alert', alert_id: 'a1' }));
    expect(session.calls).toEqual([]);

    act(() => stream.tell({ kind: 'kyc', status: 'approved' }));
    expect(session.calls).toEqual(['refreshProfile']);
  });
});
