import { act, screen, within } from '@testing-library/react';
import {
  envelopeOf,
  getGetAchievementsMockHandler,
  getGetIdentityDetailMockHandler,
} from '@wealth/api-sdk/testing';
import { clientVisitor, fakeSession, mockServer, renderPage } from '@wealth/testing';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { brokenMeHandlers, meHandlers } from '../../testing/meFixtures.ts';
import { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx';

// The dialog of the identity check reads it as it opens.
const server = mockServer(...meHandlers(), getGetIdentityDetailMockHandler());

function setUp(
  visitor = clientVisitor(),
  props: Pick<ProfilePageProps, 'onChangeRegion'> = {},
  session = fakeSession(visitor),
) {
  return renderPage(<ProfilePage {...props} />, { session, hasHosts: true });
}

const identity = async () => within(await screen.findByRole('region', { name: 'Identity' }));

const facts = async () =>
  (await identity()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

const listed = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('ProfilePage', () => {
  it('shows the identity as the server knows it, with account and number of trades [S3-PROFILE] [I3-6-PROFILE]', async () => {
    setUp(clientVisitor({ name: 'Asha Namuna', account: 'SBX-100482', order_num: 148 }));

    expect(await facts()).toEqual([
      ['KYC', 'Approved'],
      ['Trading PIN', 'Set'],
      ['Depository instruction (DDPI)', 'Given'],
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

  it('leaves out what is not known, and says that sales need the depository’s instruction [I5A-5-CHECKS]', async () => {
    const session = fakeSession(clientVisitor({ has_ddpi: undefined }));
    setUp(undefined, {}, session);
    expect((await facts()).map(([term]) => term)).toEqual(['KYC', 'Trading PIN']);

    act(() => session.become(clientVisitor({ has_ddpi: false })));
    expect(await facts()).toContainEqual(['Depository instruction (DDPI)', 'Missing: nothing can be sold']);
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
  it('show what each choice looks like, and apply at once [I3A-LOOK-26] [I3-6-PROFILE]', async () => {
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
    const { user } = setUp(undefined, { onChangeRegion });
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
  it('show what is earned and how far the rest is [S1-ACHIEVEMENTS] [I3-6-PROFILE]', async () => {
    setUp();

    expect(await listed('Achievements')).toEqual([
      'Identity verifiedDone · Tue, 12 Mar 2024',
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

describe.each(['Achievements', 'Devices signed in'])('the card %s', (name) => {
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
