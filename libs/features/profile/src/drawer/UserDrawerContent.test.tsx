import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPreferences } from '@wealth/preferences';
import { createTestQueryClient, fakeSession, mockServer, TestProviders } from '@wealth/testing';
import { modals } from '@wealth/ui/modal';
import { ModalHost } from '@wealth/ui/modal-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { approvedVisitor, brokenProfileHandlers, profileHandlers } from '../testing.ts';
import { UserDrawerContent } from './UserDrawerContent.tsx';

const server = mockServer(...profileHandlers());

afterEach(() => act(() => modals.closeAll()));

function setUp() {
  const steps: string[] = [];
  const preferences = createPreferences(null);
  const queryClient = createTestQueryClient();
  render(
    <TestProviders session={fakeSession(approvedVisitor)} preferences={preferences} queryClient={queryClient}>
      <UserDrawerContent
        appVersion="3.22.3221"
        environmentLabel="Sandbox"
        onClose={() => steps.push('closed')}
        onLogout={() => void steps.push('logged out')}
      />
      <ModalHost />
    </TestProviders>,
  );
  return { steps, preferences, queryClient, user: userEvent.setup() };
}

describe('UserDrawerContent', () => {
  it('says who is signed in, with badges and version [S2-DRAWER-IDENTITY] [S2-DRAWER-BADGES] [S2-DRAWER-VERSION] [S6-BADGES]', () => {
    setUp();

    expect(screen.getByRole('heading', { name: 'Asha Namuna' })).toBeDefined();
    expect(screen.getByText('9876543210')).toBeDefined();
    expect(screen.getByText('UID 100482')).toBeDefined();
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
});
