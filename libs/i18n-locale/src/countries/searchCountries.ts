import type { Country } from './country.ts';

/** A country with its name in the client's language. */
export interface NamedCountry extends Country {
  displayName: string;
}

/** Latin accents only: the vowel signs of Devanagari are marks too, and a name without them is another name. */
const accents = /[\u0300-\u036f]/g;

/** "Réunion" and "REUNION" are one. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(accents, '').toLowerCase().normalize('NFC').trim();
}

/** The list with its names in the client's language, in the alphabetical order of that language. */
export function countriesInLanguage(countries: readonly Country[], language: string): NamedCountry[] {
  // The list's own names serve in English: they are the same in every browser.
  const names =
    language === 'en' ? null : new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map((country) => ({ ...country, displayName: names?.of(country.code) ?? country.name }))
    .toSorted((left, right) => compare(left.displayName, right.displayName));
}

/** Digits of a phone code as people write it: +91, 0091, 91. */
function phoneDigits(query: string): string | null {
  const digits = /^(?:\+|00)?(\d+)$/.exec(query.replaceAll(/\s/g, ''))?.[1];
  return digits ?? null;
}

/** The better a country fits, the smaller; null where it does not fit at all. */
function rankByWords(country: NamedCountry, query: string): number | null {
  const names = [country.displayName, country.name, ...country.aliases].map(folded);
  if (country.code.toLowerCase() === query || names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.split(/[\s-]+/).some((word) => word.startsWith(query)))) return 2;
  return names.some((name) => name.includes(query)) ? 3 : null;
}

function rankByPhone(country: NamedCountry, digits: string): number | null {
  const code = country.phoneCode.slice(1);
  if (code === digits) return 0;
  return code.startsWith(digits) ? 1 : null;
}

/**
 * The countries that a typed text may mean, the likeliest first: by name in the client's language and in English, by
 * two-letter code and by phone code. Equally good ones keep their order.
 *
 * @returns All of them for a text without a letter or a digit.
 */
export function searchCountries(countries: readonly NamedCountry[], text: string): readonly NamedCountry[] {
  const query = folded(text);
  if (query === '' || query === '+') return countries;
  const digits = phoneDigits(query);
  return countries
    .map((country) => ({
      country,
      rank: digits === null ? rankByWords(country, query) : rankByPhone(country, digits),
    }))
    .filter(({ rank }) => rank !== null)
    .toSorted((left, right) => (left.rank ?? 0) - (right.rank ?? 0))
    .map(({ country }) => country);
}
