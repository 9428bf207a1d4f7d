import { render, screen } from '@testing-library/react';
import { createPreferences } from '@wealth/preferences';
import { TestProviders } from '@wealth/testing';
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
      <TestProviders preferences={preferences}>
        <PreferencesCard />
      </TestProviders>,
    );

    expect(screen.getByText(note)).toBeDefined();
  });
});
