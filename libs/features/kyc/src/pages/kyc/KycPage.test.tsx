import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Visitor } from '@wealth/session';
import type { StreamStatus } from '@wealth/stream';
import {
  failing,
  getGetIdentityDetailMockHandler,
  getGetIdentityDetailResponseMock,
  handlers,
  orderFixtures,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvedVisitor, pendingVisitor, rejectedVisitor, unverifiedVisitor } from '../../testing/index.ts';
import { createFakeStream } from '@wealth/stream/testing';
import { KycPage } from './KycPage.tsx';

const server = mockServer(...handlers());

function setUp({
  visitor = pendingVisitor,
  status = 'live',
}: { visitor?: Visitor; status?: StreamStatus } = {}) {
  const onLogout = vi.fn();
  const page = renderPage(
    <KycPage registrationNumber={null} onLogout={onLogout} service={<span>the service</span>} />,
    { visitor, stream: createFakeStream({ status }) },
  );
  return { ...page, onLogout };
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
    expect(screen.getByText('Sandbox: simulated market and money')).toBeDefined();
    expect(screen.getByText('the service')).toBeDefined();
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

  it('says why a check was rejected, in the words of the back office [I3-3-REASON]', () => {
    setUp({ visitor: rejectedVisitor });

    expect(screen.getByText('The back of the ID could not be read.')).toBeDefined();
  });

  const progress = async () => {
    const list = await screen.findByRole('list', { name: 'How far your identity check is' });
    return within(list).getAllByRole('listitem');
  };

  it('draws how far a check is, with the times of the record [I3A-FRICTION-NEXT]', async () => {
    const detail = getGetIdentityDetailResponseMock();
    server.use(
      getGetIdentityDetailMockHandler({
        ...detail,
        data: {
          ...detail.data,
          status: 'pending',
          timeline: [
            { step: 'submitted', time: '2026-11-18T19:42:00+05:30' },
            { step: 'in_review', time: null },
            { step: 'decided', time: null },
          ],
        },
      }),
    );
    setUp();

    expect(await screen.findByText('Wed, 18 Nov 2026, 19:42 IST')).toBeDefined();
    const items = await progress();
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Details received'),
      'Identity checkWe compare your details with the documents.',
      'DecisionYou are told here and by a notice.',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    const next = screen.getByRole('heading', { name: 'What comes next' }).parentElement;
    expect(next?.textContent).toMatch(/Set your trading PIN\..*Add a bank account.*Deposit money/);
  });

  const received = { step: 'submitted', time: '2026-11-18T19:42:00+05:30' } as const;

  /** @returns what lets the record be read: until then the server is silent. */
  function serveRecord(status: 'pending' | 'rejected', decidedAt: string | null) {
    const detail = getGetIdentityDetailResponseMock();
    let answer = () => {};
    const isDue = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      getGetIdentityDetailMockHandler(async () => {
        await isDue;
        return {
          ...detail,
          data: {
            ...detail.data,
            status,
            timeline: [
              received,
              { step: 'in_review', time: decidedAt },
              { step: 'decided', time: decidedAt },
            ],
          },
        };
      }),
    );
    return answer;
  }

  it('keeps the times it knows when a rejection arrives before the client’s eyes, and reads the others', async () => {
    serveRecord('pending', null)();
    const { session } = setUp();
    await screen.findByText('Wed, 18 Nov 2026, 19:42 IST');
    const answer = serveRecord('rejected', '2026-11-19T11:05:00+05:30');

    act(() => session.become(rejectedVisitor));

    const items = await progress();
    expect(items[0]?.textContent).toContain('Wed, 18 Nov 2026, 19:42 IST');
    expect(items[2]?.textContent).toContain('Not accepted');
    answer();
    expect(await screen.findAllByText('Thu, 19 Nov 2026, 11:05 IST')).toHaveLength(2);
    expect(screen.getByText('Wed, 18 Nov 2026, 19:42 IST')).toBeDefined();
  });

  it('takes no time of the rejected record for a new submission', async () => {
    serveRecord('rejected', '2026-11-19T11:05:00+05:30')();
    const { session } = setUp({ visitor: rejectedVisitor });
    await screen.findAllByText('Thu, 19 Nov 2026, 11:05 IST');
    serveRecord('pending', null);

    act(() => session.become(pendingVisitor));

    expect((await progress())[0]?.textContent).toBe('Details received');
  });

  it('draws it without times where the record cannot be read, and makes nothing of that', async () => {
    server.use(failing('*/identify/app/v1/detail', { status: 500, message: 'Something went wrong.' }));
    setUp({ visitor: rejectedVisitor });

    const items = await progress();
    expect(items).toHaveLength(3);
    expect(items[2]?.textContent).toContain('Not accepted');
    expect(screen.queryByRole('heading', { name: 'What comes next' })).toBeNull();
    expect(toasts.getSnapshot().toasts).toEqual([]);
  });

  it('says what comes next when the check is approved before the client’s eyes [I3A-FRICTION-NEXT]', () => {
    const { session } = setUp();

    act(() => session.become(approvedVisitor));

    expect(toasts.getSnapshot().toasts).toMatchObject([
      {
        type: 'success',
        title: 'Your identity is verified',
        description: 'Next: set your trading PIN, add a bank account in your own name, then deposit.',
      },
    ]);
    act(() => toasts.clear());
  });

  it('stands in the head on a phone: the title, and the way back beside it', async () => {
    const before = window.innerWidth;
    Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true });
    const { session } = setUp({ visitor: rejectedVisitor });
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));

    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(head.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Client agreement' })).toBeDefined();
    expect(session.calls).toEqual([]);
    Object.defineProperty(window, 'innerWidth', { value: before, configurable: true });
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

    // Nobody told the page of what was decided before.
    act(() => stream.setStatus('live'));
    expect(session.calls).toHaveLength(3);
    pass(60_000);
    expect(session.calls).toHaveLength(3);
  });

  it('is not read in a tab that nobody sees [I4-4-POLL]', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { session } = setUp({ status: 'waiting' });

    pass(60_000);
    expect(session.calls).toEqual([]);
    hidden.mockReturnValue(false);
    pass(15_000);
    expect(session.calls).toEqual(['refreshProfile']);
    hidden.mockRestore();
  });

  it('is read once when the stream tells of a decision, and at no other event', () => {
    const { session, stream } = setUp();

    act(() => stream.tell({ kind: 'order', order: orderFixtures.open }));
    expect(session.calls).toEqual([]);

    act(() => stream.tell({ kind: 'kyc', status: 'approved' }));
    expect(session.calls).toEqual(['refreshProfile']);
  });
});
