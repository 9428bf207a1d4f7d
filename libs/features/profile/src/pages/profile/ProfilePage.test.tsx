import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  envelopeOf,
  getGetAchievementsMockHandler,
  getGetSessionsMockHandler,
  getSignOutOtherSessionsMockHandler,
  getSignOutOtherSessionsResponseMock,
  getSignOutSessionMockHandler,
  getSignOutSessionResponseMock,
} from '@wealth/api-sdk/testing';
import { clientVisitor, fakeSession, mockServer } from '@wealth/testing';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { shownToasts } from '../../testing/dialogTest.tsx';
import { brokenMeHandlers, meHandlers, sessions } from '../../testing/meFixtures.ts';
import { MeStage } from '../../testing/MeStage.tsx';
import { approvedVisitor } from '../../testing.ts';
import { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx';

const server = mockServer(...meHandlers());

function setUp(visitor = approvedVisitor, props: Pick<ProfilePageProps, 'onChangeRegion'> = {}) {
  const caches: QueryClient[] = [];
  render(
    <MeStage session={fakeSession(visitor)} onCache={(cache) => void caches.push(cache)}>
      <ProfilePage createKey={() => 'key-0123456789abcdef'} isSandbox={false} {...props} />
    </MeStage>,
  );
  return {
    user: userEvent.setup(),
    refetch: () => act(() => Promise.all(caches.map((cache) => cache.refetchQueries()))),
  };
}

const identity = async () => within(await screen.findByRole('region', { name: 'Identity' }));

const facts = async () =>
  (await identity()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('ProfilePage', () => {
  it('shows the identity as the server knows it, with account and number of trades [S3-PROFILE]', async () => {
    setUp(clientVisitor({ name: 'Asha Namuna', account: 'SBX-100482', order_num: 148 }));

    expect(await facts()).toEqual([
      ['KYC', 'Approved'],
      ['Trading PIN', 'Set'],
      ['Trading account', 'SBX-100482'],
    ]);
    expect((await identity()).getByRole('heading', { name: 'Asha Namuna' })).toBeDefined();
    expect((await identity()).getByText('+91 98765 43210')).toBeDefined();
    expect((await identity()).getByText('148 trades')).toBeDefined();
  });

  it('shows VIP level and trust rating as badges [S6-BADGES]', async () => {
    setUp();

    const badges = (await identity()).getAllByRole('listitem').map((badge) => badge.textContent);
    expect(badges).toEqual(['VIP: 2', 'Trust Rating: 86', '148 trades']);
  });

  it('leaves out an account that is not known', async () => {
    setUp();

    expect((await facts()).map(([term]) => term)).toEqual(['KYC', 'Trading PIN']);
  });

  it('tells the trust rating, and when a session ends by itself', async () => {
    setUp();

    const card = within(await screen.findByRole('region', { name: 'Trust Rating' }));
    expect(card.getByText('86')).toBeDefined();
    expect(screen.getByText('You are signed out after 30 minutes without activity.')).toBeDefined();
  });

  it('says when there is no trading PIN, and calls a client without a name something [S6-HAS-PIN]', async () => {
    setUp(clientVisitor({ name: '', has_pin: false }));

    expect(await facts()).toContainEqual(['Trading PIN', 'Not set']);
    expect(screen.getByRole('heading', { name: 'Client' })).toBeDefined();
  });

  it('has the section of the bank accounts, which can take the focus', async () => {
    setUp();

    const section = await screen.findByRole('group', { name: 'Bank Accounts' });
    expect(section.id).toBe('bank-section');
    act(() => section.focus());
    expect(document.activeElement).toBe(section);
  });

  it.each([
    { button: 'Update Avatar', title: 'Update Avatar' },
    { button: 'View KYC', title: 'View KYC' },
    { button: 'Change Password', title: 'Change Password' },
    { button: 'Set PIN', title: 'Set PIN' },
  ])('opens the dialog $title', async ({ button, title }) => {
    const { user } = setUp();

    await user.click(await screen.findByRole('button', { name: button }));

    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
  });
});

describe('the preferences', () => {
  it('show what each choice looks like, and apply at once [I3A-LOOK-26]', async () => {
    const { user } = setUp();

    const international = await screen.findByRole<HTMLInputElement>('radio', { name: '₹3.736M' });
    // What India has until something else is chosen.
    expect(screen.getByRole('radio', { name: '₹37.4 L' }).getAttribute('aria-checked')).toBe('true');
    await user.click(international);

    expect(screen.getByRole('radio', { name: '₹3.736M' }).getAttribute('aria-checked')).toBe('true');
  });

  it('turn the page to Hindi and back, each language by its own name', async () => {
    const { user } = setUp();

    await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { name: 'उपलब्धियाँ' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'English' }));

    expect(await screen.findByRole('heading', { name: 'Achievements' })).toBeDefined();
  });

  it('lead to the choice of country and time zone that the app has [I3A-FRICTION-REGION]', async () => {
    const onChangeRegion = vi.fn();
    const { user } = setUp(approvedVisitor, { onChangeRegion });
    expect(await screen.findByText('India · Asia/Kolkata')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Change' }));

    expect(onChangeRegion).toHaveBeenCalledTimes(1);
  });

  it('have no choice of a region where the app has none', async () => {
    setUp();
    await screen.findByRole('radio', { name: 'हिन्दी' });

    expect(screen.queryByText('India · Asia/Kolkata')).toBeNull();
  });

  it('hide every amount by one switch [S3-SHOW-ASSETS]', async () => {
    const { user } = setUp();
    const switchOf = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show assets' });
    await screen.findByRole('switch', { name: 'Show assets' });
    expect(switchOf().checked).toBe(true);

    await user.click(switchOf());

    expect(switchOf().checked).toBe(false);
  });
});

describe('the achievements', () => {
  it('show what is earned and how far the rest is [S1-ACHIEVEMENTS]', async () => {
    setUp();

    expect(await listed('Achievements')).toEqual([
      'First trade settledDone · Tue, 12 Mar 2024',
      'Two verified bank accounts1 of 2',
      'Risk lessons4 of 6',
    ]);
    expect(screen.getByText('1 of 3')).toBeDefined();
    const meter = screen.getByRole('progressbar', { name: 'Risk lessons' });
    expect(meter.getAttribute('aria-valuenow')).toBe('4');
    expect(meter.getAttribute('aria-valuemax')).toBe('6');
  });

  it('say so when there are none', async () => {
    server.use(getGetAchievementsMockHandler(envelopeOf([])));
    setUp();

    expect(await screen.findByRole('heading', { name: 'No achievements yet' })).toBeDefined();
  });
});

describe('the devices', () => {
  it('are listed with the current one marked, which cannot be signed out here', async () => {
    setUp();

    const [first, second] = await listed('Devices signed in');
    expect(first).toMatch(/^This browserChrome on Linux.*Active now$/);
    expect(second).toMatch(/^Safari on iOSLast seen (?!.*Signed in).*Sign out$/);
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Linux' })).toBeNull();
  });

  it('show this browser first, then the five seen last, and all of them on demand [I3A-LOOK-17]', async () => {
    const others = [3, 9, 5, 1, 7, 2].map((day) => ({
      id: `session-${day}`,
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
  });

  it('sign one out after a question', async () => {
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

describe.each(['Achievements', 'Devices signed in', 'Bank Accounts'])('the card %s', (name) => {
  const card = () => screen.findByRole('region', { name });

  it('is busy while it loads', async () => {
    server.use(http.get('*/app/v1/*', () => delay('infinite')));
    setUp();

    expect((await card()).getAttribute('aria-busy')).toBe('true');
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenMeHandlers());
    const { user } = setUp();
    const retry = await within(await card()).findByRole('button', { name: 'Retry' });

    server.use(...meHandlers());
    await user.click(retry);

    expect(await within(await card()).findByRole('list')).toBeDefined();
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { refetch } = setUp();
    await within(await card()).findByRole('list');

    server.use(...brokenMeHandlers());
    await refetch();

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(within(await card()).getByRole('list')).toBeDefined();
  });
});
