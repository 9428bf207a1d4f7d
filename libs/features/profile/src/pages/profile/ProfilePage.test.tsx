import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  envelopeOf,
  getGetAchievementsMockHandler,
  getGetSessionsMockHandler,
  getSignOutSessionMockHandler,
  getSignOutSessionResponseMock,
} from '@wealth/api-sdk/testing';
import { clientVisitor, fakeSession, mockServer } from '@wealth/testing';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { shownToasts } from '../../testing/dialogTest.tsx';
import { brokenMeHandlers, meHandlers, sessions } from '../../testing/meFixtures.ts';
import { MeStage } from '../../testing/MeStage.tsx';
import { approvedVisitor } from '../../testing.ts';
import { ProfilePage } from './ProfilePage.tsx';

const server = mockServer(...meHandlers());

function setUp(visitor = approvedVisitor) {
  const caches: QueryClient[] = [];
  render(
    <MeStage session={fakeSession(visitor)} onCache={(cache) => void caches.push(cache)}>
      <ProfilePage createKey={() => 'key-0123456789abcdef'} isSandbox={false} />
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
      ['Full name', 'Asha Namuna'],
      ['Mobile', '9876543210'],
      ['KYC', 'Approved'],
      ['Trading PIN', 'Set'],
      ['Trading account', 'SBX-100482'],
      ['Trades', '148'],
    ]);
  });

  it('shows VIP level and trust rating as badges [S6-BADGES]', async () => {
    setUp();

    const badges = (await identity()).getAllByRole('listitem').map((badge) => badge.textContent);
    expect(badges).toEqual(['VIP: 2', 'Trust Rating: 86', '148 trades']);
  });

  it('has a dash for an account that is not known', async () => {
    setUp();

    expect(await facts()).toContainEqual(['Trading account', '—']);
  });

  it('says when there is no trading PIN, and calls a client without a name something [S6-HAS-PIN]', async () => {
    setUp(clientVisitor({ name: '', has_pin: false }));

    expect(await facts()).toContainEqual(['Trading PIN', 'Not set']);
    expect(screen.getByRole('heading', { name: 'Client' })).toBeDefined();
  });

  it('has the section of the bank accounts, which can take the focus [S2-NAV-BANK-HASH]', async () => {
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
    expect(first).toMatch(/^Chrome on Linux.*Active now$/);
    expect(second).toMatch(/^Safari on iOS.*Last seen .*Sign out$/);
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Linux' })).toBeNull();
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

  it('keeps old values with their time when a refresh fails', async () => {
    const { refetch } = setUp();
    await within(await card()).findByRole('list');

    server.use(...brokenMeHandlers());
    await refetch();

    expect(await within(await card()).findByText(/^Values from/)).toBeDefined();
    expect(within(await card()).getByRole('list')).toBeDefined();
  });
});
