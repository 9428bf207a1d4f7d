import { act, screen, within } from '@testing-library/react';
import { getGetIdentityDetailMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { LoanIcon } from '@wealth/ui/icon';
import { modals } from '@wealth/ui/modal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenProfileHandlers, profileHandlers } from '../testing/index.ts';
import { UserDrawerContent, type UserDrawerContentProps } from './UserDrawerContent.tsx';

const server = mockServer(...profileHandlers());

afterEach(() => {
  act(() => modals.closeAll());
});

function setUp(
  different: (note: (step: string) => () => void) => Partial<UserDrawerContentProps> = () => ({}),
) {
  const steps: string[] = [];
  const note = (step: string) => () => void steps.push(step);
  const page = renderPage(
    <UserDrawerContent
      appVersion="3.22.3221"
      environmentLabel="Sandbox"
      onClose={note('closed')}
      onLogout={note('logged out')}
      onBankAccounts={note('bank accounts')}
      onDeposit={note('deposit')}
      onWithdraw={note('withdrawal')}
      {...different(note)}
    />,
    { hasHosts: true },
  );
  return { ...page, steps };
}

describe('UserDrawerContent', () => {
  it('says who is signed in, with badges and version [S2-DRAWER-IDENTITY] [S2-DRAWER-BADGES] [S2-DRAWER-VERSION] [S3-SYSTEM-NAME] [S6-BADGES]', () => {
    setUp();

    expect(screen.getByRole('heading', { name: 'Asha Namuna' })).toBeDefined();
    expect(screen.getByText('+91 98765 43210')).toBeDefined();
    expect(screen.getByText('UID 100482')).toBeDefined();
    expect(screen.getByText('A')).toBeDefined();
    expect(screen.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'VIP: 2',
      'Trust Rating: 86',
      '148 trades',
    ]);
    expect(screen.getByText('Wealth v3.22.3221 · Sandbox')).toBeDefined();
  });

  it('shows the cash that can be used, and hides it [S3-SHOW-ASSETS]', async () => {
    const { user, preferences } = setUp();
    expect(await screen.findByText('₹6,42,318.55')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    expect(screen.queryByText('₹6,42,318.55')).toBeNull();
    expect(screen.getByText('₹••,••,•••')).toBeDefined();
    expect(preferences.get('showAssets')).toBe(false);
  });

  it('copies the client id and says so [S2-DRAWER-UID] [S8-COPY-DONE]', async () => {
    const { user } = setUp();

    await user.click(screen.getByRole('button', { name: 'Copy UID' }));

    expect(await screen.findByText('UID has copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('100482');
  });

  it.each([
    { group: 'Profile', items: ['Update Avatar', 'View KYC'] },
    { group: 'Security', items: ['Set PIN', 'Change Password'] },
  ])(
    'opens and closes the group $group [S2-DRAWER-PROFILE] [S2-DRAWER-SECURITY]',
    async ({ group, items }) => {
      const { user } = setUp();
      const opener = screen.getByRole('button', { name: group });
      expect(opener.getAttribute('aria-expanded')).toBe('false');
      expect(screen.queryByRole('group', { name: group })).toBeNull();

      await user.click(opener);
      const shown = within(screen.getByRole('group', { name: group })).getAllByRole('button');
      expect(shown.map((item, index) => item.textContent.startsWith(items[index] ?? '?'))).toEqual([
        true,
        true,
      ]);
      await user.click(opener);

      expect(screen.queryByRole('group', { name: group })).toBeNull();
    },
  );

  it.each([
    { group: 'Profile', item: /^Update Avatar/, title: 'Update Avatar', content: 'No file chosen' },
    { group: 'Profile', item: /^View KYC/, title: 'View KYC', content: 'Personal Information' },
    {
      group: 'Security',
      item: /^Set PIN/,
      title: 'Set PIN',
      content: 'Enter the password that you sign in with.',
    },
    {
      group: 'Security',
      item: /^Change Password/,
      title: 'Change Password',
      content: 'Use a password that you do not use anywhere else.',
    },
  ])('closes, then opens $title [I3-4-ORDER]', async ({ group, item, title, content }) => {
    server.use(getGetIdentityDetailMockHandler());
    const { user, steps } = setUp();

    await user.click(screen.getByRole('button', { name: group }));
    await user.click(screen.getByRole('button', { name: item }));
    expect(steps).toEqual(['closed']);
    expect(screen.queryByRole('dialog')).toBeNull();

    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText(content, {}, { timeout: 10_000 })).toBeDefined();
  });

  it('closes, then leads to the bank accounts [S2-DRAWER-BANK]', async () => {
    const { user, steps } = setUp();

    await user.click(screen.getByRole('button', { name: 'Bank Accounts' }));
    expect(steps).toEqual(['closed']);

    await vi.waitFor(() => expect(steps).toEqual(['closed', 'bank accounts']));
  });

  it('has no button for the service while it is not served [I3-6-LATER]', () => {
    setUp();

    expect(screen.queryByRole('button', { name: 'Customer Service' })).toBeNull();
  });

  it.each([
    { name: 'Deposit', step: 'deposit' },
    { name: 'Withdraw', step: 'withdrawal' },
    { name: 'Customer Service', step: 'chat' },
  ])(
    'closes, then goes on to $name [S2-DRAWER-MONEY] [S2-DRAWER-SERVICE] [I3B-6-MONEY]',
    async ({ name, step }) => {
      const { user, steps } = setUp((note) => ({
        onCustomerService: note('chat'),
      }));

      await user.click(screen.getByRole('button', { name }));

      await vi.waitFor(() => expect(steps).toEqual(['closed', step]));
    },
  );

  it('closes, then opens what else the client was given [I4C-6-CAPABILITIES]', async () => {
    const { user, steps } = setUp((note) => ({
      places: [{ id: 'loan', name: 'Loan Application', icon: LoanIcon, open: note('loan') }],
    }));

    await user.click(screen.getByRole('button', { name: 'Loan Application' }));

    await vi.waitFor(() => expect(steps).toEqual(['closed', 'loan']));
  });

  it('asks before it logs out, then closes and signs out [S2-DRAWER-LOGOUT]', async () => {
    const { user, steps } = setUp();

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to log out now?')).toBeDefined();
    expect(steps).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));

    await vi.waitFor(() => expect(steps).toEqual(['closed', 'logged out']));
  });

  it('stays when the client thinks better of it', async () => {
    const { user, steps } = setUp();

    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(steps).toEqual([]);
  });

  it.each([
    { group: 'Theme', choice: 'Dark', name: 'theme', value: 'dark' },
    { group: 'Gain and loss colours', choice: 'Blue and orange', name: 'palette', value: 'safe' },
    { group: 'Density', choice: 'Compact', name: 'density', value: 'compact' },
  ] as const)('applies $group at once', async ({ group, choice, name, value }) => {
    const { user, preferences } = setUp();

    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    const control = within(screen.getByRole('radiogroup', { name: group }));
    await user.click(control.getByRole('radio', { name: choice }));

    expect(preferences.get(name)).toBe(value);
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenProfileHandlers());
    const { user } = setUp();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Your cash could not be loaded.')).toBeDefined();

    server.use(...profileHandlers());
    await user.click(retry);

    expect(await screen.findByText('₹6,42,318.55')).toBeDefined();
  });

  it('marks an old figure with its time when a refresh fails', async () => {
    const { queryClient } = setUp();
    await screen.findByText('₹6,42,318.55');

    server.use(...brokenProfileHandlers());
    await act(() => queryClient.refetchQueries());

    expect(await screen.findByText('Values from 14:32 IST')).toBeDefined();
    expect(screen.getByText('₹6,42,318.55')).toBeDefined();
  });

  it('leads to the services where the app has no other place for them [I3A-LOOK-4]', async () => {
    const { steps, user } = setUp((note) => ({ onServices: note('services') }));
    await user.click(screen.getByRole('button', { name: 'Services' }));
    expect(steps[0]).toBe('closed');
    await vi.waitFor(() => expect(steps).toEqual(['closed', 'services']));
  });
});
