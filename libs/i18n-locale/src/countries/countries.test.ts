import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../formats/times.ts';
import { india, regionInLanguage } from '../formats/region.ts';
import { toCountry } from './country.ts';
import { loadCountries, loadRegion } from './loadCountries.ts';
import { countryOf, regionOf } from './regionOf.ts';
import { countriesInLanguage, searchCountries } from './searchCountries.ts';

const countries = await loadCountries();
const english = countriesInLanguage(countries, 'en');
const hindi = countriesInLanguage(countries, 'hi');

describe('the list of countries', () => {
  it('has about 250, each once [S3-COUNTRIES]', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  it('has everything about India [S3-COUNTRIES] [S1-REGION]', () => {
    expect(countryOf(countries, 'IN')).toEqual({
      code: 'IN',
      name: 'India',
      aliases: [],
      locale: 'en-IN',
      language: 'en',
      currency: 'INR',
      phoneCode: '+91',
      timeZones: ['Asia/Kolkata'],
      flag: 'in',
      emoji: '🇮🇳',
    });
  });

  it.each(countries)('$code can be shown in its locale, currency and zones [I3-2-COUNTRIES]', (country) => {
    expect(country.name).not.toBe('');
    expect(country.code).toMatch(/^[A-Z]{2}$/);
    expect(country.phoneCode).toMatch(/^\+\d{1,4}$/);
    expect(Intl.getCanonicalLocales(country.locale)).toEqual([country.locale]);
    expect(country.currency ?? 'INR').toMatch(/^[A-Z]{3}$/);
    for (const timeZone of country.timeZones) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
    for (const language of ['en', 'hi']) {
      const region = regionInLanguage(regionOf(country), language);
      expect(formatDateTime('2026-01-08T10:00:00Z', { region })).toContain('2026');
    }
  });

  it.each([
    { code: 'US', timeZone: 'America/New_York' },
    { code: 'RU', timeZone: 'Europe/Moscow' },
    { code: 'AU', timeZone: 'Australia/Sydney' },
    { code: 'MY', timeZone: 'Asia/Kuala_Lumpur' },
    { code: 'NP', timeZone: 'Asia/Kathmandu' },
    { code: 'AC', timeZone: 'Atlantic/St_Helena' },
    { code: 'XK', timeZone: 'Europe/Belgrade' },
  ])('the main zone of $code is $timeZone', ({ code, timeZone }) => {
    expect(countryOf(countries, code)?.timeZones[0]).toBe(timeZone);
  });

  it('leaves zones of neighbours out', () => {
    expect(countryOf(countries, 'NO')?.timeZones).toEqual(['Europe/Oslo']);
    expect(countryOf(countries, 'AU')?.timeZones).not.toContain('Asia/Tokyo');
  });
});

describe('fallbacks', () => {
  it('are UTC and en-US where a country has no zone and no language [S1-REGION-FALLBACK]', () => {
    const row = { code: 'ZZ', name: 'Nowhere', aliases: [], currency: null, phoneCode: '+0' };
    expect(toCountry({ ...row, language: null, timeZones: [] })).toMatchObject({
      locale: 'en-US',
      language: 'en',
      timeZones: ['UTC'],
    });
    expect(toCountry({ ...row, language: 'fr', timeZones: ['Europe/Paris'] })).toMatchObject({
      locale: 'fr-ZZ',
      timeZones: ['Europe/Paris'],
    });
  });

  it('are used by Antarctica and by Bouvet Island, and by nobody who has his own [S1-REGION-FALLBACK]', () => {
    const without = (wanted: (country: (typeof countries)[number]) => boolean) =>
      countries.filter(wanted).map(({ code }) => code);
    expect(without(({ locale, code }) => locale === 'en-US' && code !== 'US')).toEqual(['AQ']);
    expect(without(({ timeZones }) => timeZones[0] === 'UTC')).toEqual(['BV', 'HM']);
  });

  it('keep the formats of en-US in another language', () => {
    const antarctica = countryOf(countries, 'AQ');
    expect(antarctica && regionInLanguage(regionOf(antarctica), 'hi').locale).toBe('hi-US');
  });
});

describe('regionOf', () => {
  it('changes what is shown, and neither the rupee nor the +91 of mobiles', async () => {
    expect(await loadRegion('DE')).toEqual({
      country: 'DE',
      locale: 'de-DE',
      timeZone: 'Europe/Berlin',
      currency: 'INR',
      phoneCode: '+91',
    });
  });

  it('takes a zone of the country and no other', async () => {
    expect((await loadRegion('US', 'Pacific/Honolulu')).timeZone).toBe('Pacific/Honolulu');
    expect((await loadRegion('US', 'Asia/Tokyo')).timeZone).toBe('America/New_York');
  });

  it.each(['IN', 'in', '', 'ZZ', 'India', '__proto__'])('is India for "%s"', async (code) => {
    expect(await loadRegion(code)).toEqual(india);
  });
});

describe('names', () => {
  it('are those of the language, in its order', () => {
    const names = new Map(hindi.map(({ code, displayName }) => [code, displayName]));
    expect([names.get('IN'), names.get('DE'), names.get('JP')]).toEqual(['भारत', 'जर्मनी', 'जापान']);
    expect(hindi).toHaveLength(countries.length);
    expect(english[0]?.displayName).toBe('Afghanistan');
    for (const { displayName } of hindi) expect(displayName).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe('searchCountries', () => {
  it.each([
    { text: 'ind', first: 'IN' },
    { text: 'INDIA', first: 'IN' },
    { text: '  in ', first: 'IN' },
    { text: 'reunion', first: 'RE' },
    { text: 'curaçao', first: 'CW' },
    { text: 'kingdom', first: 'GB' },
    { text: 'uk', first: 'GB' },
    { text: 'ukr', first: 'UA' },
    { text: 'usa', first: 'US' },
    { text: 'holland', first: 'NL' },
    { text: '+91', first: 'IN' },
    { text: '0091', first: 'IN' },
    { text: '9 1', first: 'IN' },
  ])('finds $first first for "$text"', ({ text, first }) => {
    expect(searchCountries(english, text)[0]?.code).toBe(first);
  });

  it.each([
    { text: 'भारत', first: 'IN' },
    { text: 'जर्म', first: 'DE' },
    { text: 'germany', first: 'DE' },
    { text: 'de', first: 'DE' },
    { text: '+49', first: 'DE' },
  ])('finds $first first for "$text" in Hindi', ({ text, first }) => {
    expect(searchCountries(hindi, text)[0]?.code).toBe(first);
  });

  it('puts the code first, then beginnings of names, then beginnings of words, then the rest', () => {
    const found = searchCountries(english, 'in').map(({ displayName }) => displayName);
    expect(found[0]).toBe('India');
    expect(found[1]).toBe('Indonesia');
    expect(found.indexOf('Indonesia')).toBeLessThan(found.indexOf('British Indian Ocean Territory'));
    expect(found.indexOf('British Indian Ocean Territory')).toBeLessThan(found.indexOf('Argentina'));
  });

  it('finds every country of a shared phone code, those with exactly this code first', () => {
    const found = searchCountries(english, '+44').map(({ code }) => code);
    expect(found).toEqual(['GG', 'IM', 'JE', 'GB']);
    const nearest = searchCountries(english, '+1').map(({ code }) => code);
    expect(nearest.slice(0, 3)).toEqual(['CA', 'UM', 'US']);
    expect(nearest).toContain('BS');
  });

  it('says all for nothing and nothing for nonsense', () => {
    expect(searchCountries(english, '  ')).toBe(english);
    expect(searchCountries(english, '+')).toBe(english);
    expect(searchCountries(english, 'qqqq')).toEqual([]);
    expect(searchCountries(english, '[(*\\')).toEqual([]);
  });

  it('finds every country by its name, its code and its phone code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...hindi), (country) => {
        for (const text of [country.displayName, country.name, country.code, country.phoneCode]) {
          expect(searchCountries(hindi, text)).toContain(country);
        }
      }),
    );
  });
});
