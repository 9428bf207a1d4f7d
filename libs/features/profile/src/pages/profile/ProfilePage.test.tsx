import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPreferences } from '@wealth/preferences';
import { clientVisitor, fakeSession, TestProviders } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { approvedVisitor } from '../../testing.ts';
import { ProfilePage } from './ProfilePage.tsx';

function setUp(visitor = approvedVisitor) {
  const preferences = createPreferences(null);
  render(
    <TestProviders session={fakeSession(visitor)} preferences={preferences}>
      <ProfilePage />
    </TestProviders>,
  );
  return { preferences, user: userEvent.setup() };
}

const facts = () =>
  within(screen.getByRole('region', { name: 'Identity' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('ProfilePage', () => {
  it('shows the identity as the server knows it', () => {
    setUp();

    expect(facts()).toEqual([
      ['Full name', 'Asha Namuna'],
      ['Mobile', '9876543210'],
      ['KYC', 'Approved'],
      ['Trading PIN', 'Set'],
    ]);
  });

  it('says when there is no trading PIN, and calls a client without a name something [S6-HAS-PIN]', () => {
    setUp(clientVisitor({ name: '', has_pin: false }));

    expect(facts()).toContainEqual(['Trading PIN', 'Not set']);
    expect(screen.getByRole('heading', { name: 'Client' })).toBeDefined();
  });

  it('applies a preference at once, and shows what each choice looks like', async () => {
    const { user, preferences } = setUp();

    await user.click(screen.getByRole('radio', { name: '₹37.36 L' }));
    expect(preferences.get('compactUnits')).toBe('indian');

    const assets = within(screen.getByRole('radiogroup', { name: 'Show assets' }));
    await user.click(assets.getByRole('radio', { name: 'Off' }));
    expect(preferences.get('showAssets')).toBe(false);
  });

  it('has the section of the bank accounts, which can take the focus [S2-NAV-BANK-HASH]', () => {
    setUp();

    const section = screen.getByRole('region', { name: 'Bank Accounts' });
    expect(section.id).toBe('bank-section');
    act(() => section.focus());
    expect(document.activeElement).toBe(section);
  });
});
