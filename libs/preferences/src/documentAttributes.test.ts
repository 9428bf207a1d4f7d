import { describe, expect, it } from 'vitest';
import { documentAttributes } from './documentAttributes.ts';
import { defaultPreferences } from './preference.ts';

describe('documentAttributes', () => {
  it.each([
    { theme: 'system', systemDark: true, expected: 'dark' },
    { theme: 'system', systemDark: false, expected: 'light' },
    { theme: 'light', systemDark: true, expected: 'light' },
    { theme: 'dark', systemDark: false, expected: 'dark' },
  ] as const)(
    'theme $theme on a device with dark $systemDark is $expected [I2-1-THEMES]',
    ({ theme, systemDark, expected }) => {
      expect(documentAttributes({ ...defaultPreferences, theme }, systemDark).theme).toBe(expected);
    },
  );

  it('names palette and density [I2-1-DENSITY]', () => {
    const chosen = { ...defaultPreferences, palette: 'safe', density: 'compact' } as const;
    expect(documentAttributes(chosen, false)).toEqual({
      theme: 'light',
      cvd: 'safe',
      density: 'compact',
    });
  });
});
