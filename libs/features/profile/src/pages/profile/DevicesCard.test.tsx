import { screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  getGetSessionsMockHandler,
  getSignOutOtherSessionsMockHandler,
  getSignOutOtherSessionsResponseMock,
  getSignOutSessionMockHandler,
  getSignOutSessionResponseMock,
} from '@wealth/api-sdk/testing';
import { mockServer, renderPage, shownToasts } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { meHandlers, sessions } from '../../testing/meFixtures.ts';
import { DevicesCard } from './DevicesCard.tsx';

const server = mockServer(...meHandlers());

function setUp() {
  return renderPage(<DevicesCard />, { hasHosts: true });
}

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the devices', () => {
  it('are listed with the current one marked, which cannot be signed out here [D-DEVICES]', async () => {
    setUp();

    const [first, second] = await listed('Devices signed in');
    expect(first).toMatch(/^This browserChrome on Linux.*Active now$/);
    expect(second).toMatch(/^Safari on iOSLast seen (?!.*Signed in).*Sign out$/);
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Linux' })).toBeNull();
  });

  it('show this browser first, then the five seen last, and all of them on demand [I3A-LOOK-17]', async () => {
    const others = [3, 9, 5, 1, 7, 2].map((day) => ({
      id: `other-${day}`,
      device: `Firefox ${day} on Windows`,
      created_at: '2026-11-01T08:00:00+05:30',
      last_seen_at: `2026-11-0${day}T08:00:00+05:30`,
      current: false,
    }));
    server.use(getGetSessionsMockHandler(envelopeOf([...others, ...sessions.slice(0, 1)])));
    const { user } = setUp();
    const names = async () =>
      (await listed('Devices signed in')).map((row) => row.replace(/Last seen.*/, ''));

    expect(await names()).toEqual([
      expect.stringMatching(/^This browserChrome on Linux/),
      ...[9, 7, 5, 3].map((day) => `Firefox ${day} on Windows`),
    ]);
    await user.click(screen.getByRole('button', { name: 'Show all 7' }));

    expect(await names()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    // The button is gone: the focus goes on with the first row that it brought.
    expect(document.activeElement?.textContent).toMatch(/^Firefox 2 on Windows/);
  });

  it('sign all others out after a question [I3A-FRICTION-DEVICES]', async () => {
    let asked = 0;
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Sign out others' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out all other devices?' }));
    expect(question.getByText('1 other device will need the password to sign in again.')).toBeDefined();
    server.use(
      getGetSessionsMockHandler(envelopeOf(sessions.slice(0, 1))),
      getSignOutOtherSessionsMockHandler(() => {
        asked += 1;
        return getSignOutOtherSessionsResponseMock();
      }),
    );

    await user.click(question.getByRole('button', { name: 'Sign out others' }));

    await waitFor(async () => expect(await listed('Devices signed in')).toHaveLength(1));
    expect(asked).toBe(1);
    expect(shownToasts()).toEqual([['success', 'All other devices were signed out.', undefined]]);
    expect(screen.queryByRole('button', { name: 'Sign out others' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices signed in' }));
  });

  it('sign one out after a question [I3-6-DEVICES]', async () => {
    const signedOut: unknown[] = [];
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }));
    server.use(
      getGetSessionsMockHandler(envelopeOf(sessions.slice(0, 1))),
      getSignOutSessionMockHandler(({ params }) => {
        signedOut.push(params['id']);
        return getSignOutSessionResponseMock();
      }),
    );

    await user.click(question.getByRole('button', { name: 'Sign out' }));

    await waitFor(async () => expect(await listed('Devices signed in')).toHaveLength(1));
    expect(signedOut).toEqual(['session-2']);
    expect(shownToasts()).toEqual([['success', 'Safari on iOS was signed out.', undefined]]);
    // The button that was pressed went away with its row.
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices signed in' }));
  });

  it('tell of each that was signed out, also when the next one is asked for before the answer', async () => {
    const others = sessions.slice(1);
    const more = others.map((session) => ({ ...session, id: 'session-3', device: 'Firefox on Windows' }));
    const answers: (() => void)[] = [];
    server.use(
      getGetSessionsMockHandler(envelopeOf([...sessions, ...more])),
      getSignOutSessionMockHandler(async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return getSignOutSessionResponseMock();
      }),
    );
    const { user } = setUp();
    for (const device of ['Safari on iOS', 'Firefox on Windows']) {
      await user.click(await screen.findByRole('button', { name: `Sign out ${device}` }));
      const question = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }));
      await user.click(question.getByRole('button', { name: 'Sign out' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(answers).toHaveLength(2));

    for (const answer of answers) answer();

    await waitFor(() =>
      expect(shownToasts().map(([, title]) => title)).toEqual([
        'Safari on iOS was signed out.',
        'Firefox on Windows was signed out.',
      ]),
    );
  });

  it('stay signed in when the client thinks better of it', async () => {
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const question = within(await screen.findByRole('dialog', { name: 'Sign out this device?' }));

    await user.click(question.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listed('Devices signed in')).toHaveLength(2);
  });
});
