import { render, screen } from '@testing-library/react';
import { createPreferences } from '@wealth/preferences';
import { AppStage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { PreferencesCard } from './PreferencesCard.tsx';

describe('PreferencesCard', () => {
  it.each([
    { isKept: true, note: 'Kept on this device' },
    { isKept: false, note: 'Not kept, as you chose on the cookie page' },
  ])('says whether the browser keeps the choices: $isKept', ({ isKept, note }) => {
    const preferences = createPreferences(null);
    preferences.keep(isKept);
    render(
      <AppStage preferences={preferences}>
        <PreferencesCard />
      </AppStage>,
    );

    expect(screen.getByText(note)).toBeDefined();
  });

  it('leads to the price alerts and the own limits [I4-8-WAYS] [I5A-9-LIMITS]', () => {
    render(
      <AppStage>
        <PreferencesCard />
      </AppStage>,
    );
    expect(screen.getByRole('link', { name: 'Open alerts' }).getAttribute('href')).toBe('/market/alerts');
    expect(screen.getByRole('link', { name: 'Open limits' }).getAttribute('href')).toBe('/me/limits');
  });
});
