import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderLogin } from './renderLogin.tsx';

const ofIntl = ['Locale', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'DisplayNames'] as const;

describe('the sign-in page', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is drawn without Intl, whose first object holds a phone up', async () => {
    // Around New Year the zone has to be asked for the year.
    vi.useFakeTimers({ now: Date.parse('2026-11-19T09:02:07Z'), toFake: ['Date'] });
    const asked = ofIntl.map((name) => vi.spyOn(Intl, name));

    const { markup } = await renderLogin();

    expect(markup).toContain('2026');
    expect(asked.filter(({ mock }) => mock.calls.length > 0).map((spy) => spy.getMockName())).toEqual([]);
  });

  it('keeps what sends and closes alive, and nothing else that only the app can answer [I4B-D14]', async () => {
    const { markup } = await renderLogin();
    const page = new DOMParser().parseFromString(markup, 'text/html');
    const live = [...page.querySelectorAll('button:not([disabled])')];

    expect(live.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Sign in',
      'Close',
    ]);
    expect(page.querySelector('dialog')?.hasAttribute('open')).toBe(false);
    const opening = [...page.querySelectorAll('a[data-opens-above]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(opening).toContain('/login?dialog=create-account');
  });
});
