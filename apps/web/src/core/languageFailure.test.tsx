import { act, render, waitFor } from '@testing-library/react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { toasts } from '@wealth/ui/toast';
import { useMessages } from '@wealth/i18n-locale-react';
import { expect, it, vi } from 'vitest';
import { LocaleScope } from './LocaleScope.tsx';

vi.mock(import('../../../../libs/i18n-locale/src/generated/hi/shell.js'), () => {
  throw new TypeError('chunk not found');
});

function Page() {
  return <h1>{useMessages('shell')('home')}</h1>;
}

it('goes back to the former language and says so when the texts of the chosen one do not come', async () => {
  const preferences = createPreferences(null);
  render(
    <PreferencesProvider store={preferences}>
      <LocaleScope>
        <Page />
      </LocaleScope>
    </PreferencesProvider>,
  );

  act(() => preferences.set('language', 'hi'));

  await waitFor(() => expect(preferences.get('language')).toBe('en'));
  await waitFor(() =>
    expect(toasts.getSnapshot().toasts.map(({ title }) => title)).toEqual([
      'The language could not be changed. Please try again.',
    ]),
  );
  expect(document.querySelector('h1')?.textContent).toBe('Home');
});
