import { act, render, screen, waitFor } from '@testing-library/react';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { beforeEach, describe, expect, it } from 'vitest';
import { LocaleScope } from './LocaleScope.tsx';

function Page() {
  const t = useMessages('shell');
  const { amount, dateTime } = useFormats();
  return (
    <main>
      <h1>{t('home')}</h1>
      <p>{amount(1234567.89)}</p>
      <p>{dateTime('2026-01-08T10:00:00Z')}</p>
      <SandboxMark />
      <input aria-label="typed" />
    </main>
  );
}

function open() {
  const preferences = createPreferences(null);
  render(
    <PreferencesProvider store={preferences}>
      <LocaleScope>
        <Page />
      </LocaleScope>
    </PreferencesProvider>,
  );
  return preferences;
}

beforeEach(() => {
  document.documentElement.lang = '';
});

describe('LocaleScope', () => {
  it('begins in English and for India [S1-REGION] [S9-LOCALE]', () => {
    open();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByText('₹12,34,567.89')).toBeDefined();
    expect(screen.getByText(/3:30|15:30/)).toBeDefined();
  });

  it('shows pages and the design system in another language without a reload', async () => {
    const preferences = open();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'typed' });
    input.value = 'kept';

    act(() => preferences.set('language', 'hi'));

    await screen.findByRole('heading', { name: 'होम' });
    await screen.findByText(/काल्पनिक बाज़ार/);
    await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
    // The same elements: nothing was rebuilt.
    expect(screen.getByRole('textbox', { name: 'typed' })).toBe(input);
    expect(input.value).toBe('kept');

    act(() => preferences.set('language', 'en'));
    await screen.findByRole('heading', { name: 'Home' });
    expect(screen.getByText('Sandbox: simulated market and money')).toBeDefined();
  });

  it('shows figures and times as the chosen country does, in rupees [S3-SYSTEM-LOCALE]', async () => {
    const preferences = open();
    act(() => {
      preferences.set('country', 'DE');
      preferences.set('timeZone', 'Europe/Berlin');
    });
    await screen.findByText('₹1.234.567,89');
    expect(screen.getByText(/11:00/)).toBeDefined();

    act(() => preferences.set('country', 'IN'));
    await screen.findByText('₹12,34,567.89');
  });

  it('stays with India for a country that is in no list [S1-REGION-FALLBACK]', async () => {
    const preferences = open();
    act(() => preferences.set('country', 'ZZ'));
    await act(() => import('./otherRegion.ts'));
    expect(screen.getByText('₹12,34,567.89')).toBeDefined();
  });
});
