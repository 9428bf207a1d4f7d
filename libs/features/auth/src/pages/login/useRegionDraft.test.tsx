import { act, renderHook } from '@testing-library/react';
import { loadCountries } from '@wealth/i18n-locale';
import { createPreferences } from '@wealth/preferences';
import { AppStage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { useRegionDraft } from './useRegionDraft.ts';

const list = await loadCountries();

function draft(country = 'IN') {
  const preferences = createPreferences(null);
  preferences.set('country', country);
  const { result } = renderHook(() => useRegionDraft(list), {
    wrapper: ({ children }) => <AppStage preferences={preferences}>{children}</AppStage>,
  });
  return { preferences, result };
}

describe('the choice of a region', () => {
  it('begins with India, its zone and English [S1-REGION] [S9-LOCALE]', () => {
    const { result } = draft();
    expect(result.current).toMatchObject({ timeZone: 'Asia/Kolkata', language: 'en' });
    expect(result.current.country?.displayName).toBe('India');
  });

  it('keeps country, zone and language when it is applied, and not before [S3-SYSTEM-LOCALE]', () => {
    const { preferences, result } = draft();
    act(() => {
      result.current.chooseCountry('US');
      result.current.chooseTimeZone('Pacific/Honolulu');
      result.current.chooseLanguage('hi');
    });
    expect(preferences.all()).toMatchObject({ country: 'IN', timeZone: 'Asia/Kolkata', language: 'en' });
    act(() => result.current.apply());
    expect(preferences.all()).toMatchObject({ country: 'US', timeZone: 'Pacific/Honolulu', language: 'hi' });
  });

  it('has the main zone of the country until a zone of it is chosen', () => {
    const { result } = draft('US');
    expect(result.current.timeZone).toBe('America/New_York');
    act(() => result.current.chooseTimeZone('Pacific/Honolulu'));
    act(() => result.current.chooseCountry('NP'));
    expect(result.current.timeZone).toBe('Asia/Kathmandu');
  });

  it('is India where storage holds a country that is in no list [S1-REGION-FALLBACK]', () => {
    expect(draft('ZZ').result.current.country?.code).toBe('IN');
  });
});
