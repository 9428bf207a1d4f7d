import { screen, within } from '@testing-library/react';
import { browserPreferences } from '@wealth/preferences';
import { storedKinds } from '@wealth/session';
import { renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { CookiePage } from './CookiePage.tsx';

const row = (name: string) =>
  within(
    screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name })) ??
      document.createElement('div'),
  );

describe('what is kept in this browser [I4C-1-STORED]', () => {
  it('lists every kind of the table by its name', () => {
    renderPage(<CookiePage />);
    const names = screen.getAllByRole('listitem').map((item) => item.querySelector('code')?.textContent);
    expect(names).toEqual(
      Object.values(storedKinds).map(({ key }) => (key === 'wealth.intent.' ? 'wealth.intent.*' : key)),
    );
  });

  it('names the draft of an order and the requests that were sent, with where and how long', () => {
    renderPage(<CookiePage />);
    const draft = row('Order draft');
    expect(draft.getByText('Session storage')).toBeDefined();
    expect(draft.getByText('Until you submit it, sign out or close the tab')).toBeDefined();
    const sent = row('Sent request');
    expect(sent.getByText('Local storage')).toBeDefined();
    expect(
      sent.getByText('Until the result is known; 24 hours at most, even after you sign out'),
    ).toBeDefined();
  });

  it('names what preferences keep', () => {
    const preferences = browserPreferences(window);
    preferences.set('theme', 'dark');
    const kept = Object.keys(localStorage);
    preferences.keep(false);
    const stored = [...kept, ...Object.keys(localStorage)];
    preferences.dispose();
    localStorage.clear();

    const names = Object.values(storedKinds).map(({ key }) => key);
    expect(new Set(stored)).toEqual(new Set(['wealth.preferences', 'wealth.cookieChoice']));
    expect(names).toEqual(expect.arrayContaining(stored));
  });
});
