import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visitor } from '@wealth/session';
import { StreamProvider, type StreamStatus } from '@wealth/stream';
import { fakeSession, TestProviders } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvedVisitor, pendingVisitor, rejectedVisitor, unverifiedVisitor } from '../../testing.ts';
import { fakeStream } from '../../testing/fakeStream.ts';
import { KycPage } from './KycPage.tsx';

function setUp({
  visitor = pendingVisitor,
  status = 'live',
}: { visitor?: Visitor; status?: StreamStatus } = {}) {
  const session = fakeSession(visitor);
  const stream = fakeStream(status);
  const onLogout = vi.fn();
  render(
    <TestProviders session={session}>
      <StreamProvider stream={stream}>
        <KycPage onLogout={onLogout} mark={<span>the mark</span>} />
      </StreamProvider>
    </TestProviders>,
  );
  return { session, stream, onLogout };
}

describe('KycPage', () => {
  it.each([
    {
      status: 'pending',
      proves: '[S4-KYC-PENDING]',
      visitor: pendingVisitor,
      title: 'Verification In Progress',
      text: 'Please wait while we verify your information.',
    },
    {
      status: 'rejected',
      proves: '[S4-KYC-REJECTED]',
      visitor: rejectedVisitor,
      title: 'Verification Rejected',
      text: 'Unfortunately, your KYC was rejected. Please contact support.',
    },
    {
      status: 'approved',
      proves: '',
      visitor: approvedVisitor,
      title: 'Thank you for submitting',
      text: 'We will notify you once it is reviewed.',
    },
    {
      status: 'unverified',
      proves: '',
      visitor: unverifiedVisitor,
      title: 'Verification needed',
      text: 'Your identity has to be verified before you can use the app.',
    },
  ])('says to a client whose KYC is $status: $title $proves', ({ visitor, title, text }) => {
    setUp({ visitor });

    expect(screen.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('the mark')).toBeDefined();
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

    act(() => stream.become('live'));
    pass(60_000);
    expect(session.calls).toHaveLength(2);
  });

  it('is read again when the stream tells of a decision, and at no other event', () => {
    const { session, stream } = setUp();

    act(() => stream.happen({ kind: 'alert', alert_id: 'a1' }));
    expect(session.calls).toEqual([]);

    act(() => stream.happen({ kind: 'kyc', status: 'approved' }));
    expect(session.calls).toEqual(['refreshProfile']);
  });
});
