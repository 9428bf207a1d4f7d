// getTimeZones() is younger than the language version of the project; Node has it, browsers never run this file.
/// <reference lib="esnext.intl" />
import { getCountryDataList, type ICountryData } from 'countries-list';
import zones from 'moment-timezone/data/meta/latest.json' with { type: 'json' };
import type { CountryRow } from '../src/countries/country.ts';

/**
 * The zone where the government or most people are, for the countries whose first zone of the IANA tables, which run
 * from east to west, is another one. Source: the comments of the IANA zone tables, release 2026c.
 */
const mainZones: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Kosovo is in no ISO table: its own phone code since 2016, and the zone that the IANA tables give its area. */
const kosovo = { phone: 383, timeZone: 'Europe/Belgrade' };

const zonesOfCountries = new Map(
  Object.entries(zones.countries).map(([code, { zones: list }]) => [code, list]),
);

/** The name that Intl takes for the same zone: the tables say Asia/Kolkata, Intl says Asia/Calcutta. */
function intlName(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}

/**
 * The country's own zones. The tables also list zones that only share their history, such as Europe/Berlin for Norway;
 * Intl knows which are the country's own, but by their oldest names.
 */
function ownTimeZones(code: string): string[] {
  const own = new Set(new Intl.Locale('und', { region: code }).getTimeZones());
  const listed = (zonesOfCountries.get(code) ?? []).filter((timeZone) => own.has(intlName(timeZone)));
  const main = mainZones[code];
  if (main === undefined) return listed;
  if (!listed.includes(main)) throw new RangeError(`${main} is no time zone of ${code}`);
  return [main, ...listed.filter((timeZone) => timeZone !== main)];
}

/** The time zones of the country that it belongs to where the tables know none of its own, as for Ascension. */
function timeZonesOf({ iso2, partOf }: ICountryData): string[] {
  if (iso2 === 'XK') return [kosovo.timeZone];
  const own = ownTimeZones(iso2);
  return own.length === 0 && partOf !== undefined ? ownTimeZones(partOf) : own;
}

/** English where the country speaks it, since the app has it; else its first language. */
function languageOf({ languages }: ICountryData): string | null {
  return languages.find((language) => language === 'en') ?? languages[0] ?? null;
}

function phoneCodeOf({ iso2, phone }: ICountryData): string {
  const code = iso2 === 'XK' ? kosovo.phone : phone[0];
  if (code === undefined) throw new RangeError(`${iso2} has no phone code`);
  return `+${code}`;
}

/** Every country with what the kept tables know of it, by code. */
export function countryRows(): CountryRow[] {
  const rows = getCountryDataList().map((country) => ({
    code: country.iso2,
    name: country.name,
    aliases: country.alias ?? [],
    language: languageOf(country),
    currency: country.currency[0] ?? null,
    phoneCode: phoneCodeOf(country),
    timeZones: timeZonesOf(country),
  }));
  return rows.toSorted((left, right) => (left.code < right.code ? -1 : 1));
}

/** The module that the chooser of countries loads. */
export function countriesModule(rows: readonly CountryRow[]): string {
  return [
    '// Generated from countries-list, moment-timezone and Intl by `nx run @wealth/i18n-locale:generate`; changes here',
    '// are lost.',
    "import type { CountryRow } from '../countries/country.ts';",
    '',
    `export const countryRows: readonly CountryRow[] = ${JSON.stringify(rows, null, 1)};`,
    '',
  ].join('\n');
}
