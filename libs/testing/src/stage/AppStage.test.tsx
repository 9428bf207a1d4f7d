import { act, render, screen } from '@testing-library/react';
import { useGetSystemInfo } from '@wealth/api-sdk/client';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { loadMessages } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useProfile, useVisitor } from '@wealth/session';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { toasts } from '@wealth/ui/toast';
import { describe, expect, it } from 'vitest';
import { complaintAbout } from '../consoleGuard.ts';
import {
  clientVisitor,
  expectConsole,
  fakeSession,
  fixedClock,
  fixedNow,
  mockServer,
  AppStage,
  renderPage,
} from '../index.ts';

const server = mockServer(...handlers());

function Page() {
  const t = useMessages('shell');
  const visitor = useVisitor();
  const profile = useProfile();
  const [theme] = usePreference('theme');
  const { region } = useFormats();
  const { data } = useGetSystemInfo();
  return (
    <p>
      {typeof t} {visitor?.kind} {profile?.name ?? 'nobody'} {theme} {region.locale}{' '}
      {data?.app_name ?? 'loading'}
    </p>
  );
}

describe('AppStage', () => {
  it('gives a page everything that it reads, with a back end that answers the examples [I3B-9-STAGE]', async () => {
    const session = fakeSession();
    render(
      <AppStage session={session}>
        <Page />
      </AppStage>,
    );
    expect(await screen.findByText('function client Asha Namuna system en-IN Wealth')).toBeDefined();

    act(() => session.become({ kind: 'guest' }));
    expect(screen.getByText('function guest nobody system en-IN Wealth')).toBeDefined();
  });

  it('needs no session to be given', async () => {
    render(
      <AppStage>
        <Page />
      </AppStage>,
    );

    expect(await screen.findByText(/client Asha Namuna .* Wealth/)).toBeDefined();
  });

  it('tells of a failure with the reporter of the app [I3B-9-STAGE]', async () => {
    server.use(failing('*/client/app/v1/system_info', { status: 400, message: 'Closed for today.' }));
    const { unmount } = renderPage(<Page />, { hasHosts: true });

    expect(await screen.findByText('Closed for today.')).toBeDefined();
    unmount();
    expect(toasts.getSnapshot().toasts).toEqual([]);
  });

  it('speaks the language of a toolbar, and changes it with the toolbar', async () => {
    await loadMessages('hi', ['shell']);
    const { rerender } = render(
      <AppStage locale="hi-long">
        <Page />
      </AppStage>,
    );
    expect(await screen.findByText(/hi-IN Wealth/)).toBeDefined();

    rerender(
      <AppStage locale="en">
        <Page />
      </AppStage>,
    );
    expect(await screen.findByText(/en-IN Wealth/)).toBeDefined();
  });

  it('has the profile read again when the stream tells of the identity check', () => {
    const { session, stream } = renderPage(<Page />);

    act(() => stream.tell({ kind: 'kyc', status: 'approved' }));

    expect(session.calls).toEqual(['refreshProfile']);
  });

  it('hides amounts and takes the mark away as it is told, and leaves the mark as it was', () => {
    const { preferences, unmount } = renderPage(<Page />, { isMasked: true, isSandbox: false });
    expect(preferences.get('showAssets')).toBe(false);
    expect(sandboxMark.getSnapshot()).toBe(false);

    unmount();
    expect(sandboxMark.getSnapshot()).toBe(true);
  });
});

describe('fakeSession', () => {
  it('tells what was asked of it', async () => {
    const session = fakeSession(clientVisitor({ kycStatus: 'pending' }));

    await session.signOut();
    session.endSession('idle');

    expect(session.calls).toEqual(['signOut', 'endSession idle']);
    expect(session.visitor()).toMatchObject({ kind: 'client', kycStatus: 'pending' });
  });
});

describe('fixedClock', () => {
  it('moves only when it is told to', () => {
    const clock = fixedClock();
    clock.advance(1000);

    expect(clock.now()).toBe(fixedNow + 1000);
    expect(clock.date()).toEqual(new Date(fixedNow + 1000));
  });
});

describe('the console guard', () => {
  it('lets an announced line pass', () => {
    expectConsole(/the disk is full/);

    console.warn('%s', 'the disk is full');
  });

  it.each([
    { printed: [], announced: [], complaint: null },
    { printed: ['console.warn: full'], announced: [], complaint: 'The test printed:\nconsole.warn: full' },
    { printed: ['console.warn: full'], announced: [/full/], complaint: null },
    { printed: [], announced: [/full/], complaint: 'The test did not print /full/.' },
  ])('$printed, announced $announced: $complaint', ({ printed, announced, complaint }) => {
    expect(complaintAbout(printed, announced)).toBe(complaint);
  });
});
