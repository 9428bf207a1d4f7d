/** One line of the generated list: what the kept tables say, null or empty where they say nothing. */
export interface CountryRow {
  /** ISO 3166 two letters, upper case. */
  code: string;
  /** In English. */
  name: string;
  /** Other and former names in English, for the search only: UK, Holland. */
  aliases: readonly string[];
  /** ISO 639 two letters. */
  language: string | null;
  /** ISO 4217 three letters. */
  currency: string | null;
  /** With the plus. */
  phoneCode: string;
  /** IANA names, the main one first. */
  timeZones: readonly string[];
}

/** A country of the reference list. */
export interface Country extends CountryRow {
  language: string;
  /** BCP 47 tag of the language as it is written there. */
  locale: string;
  /** Name of the flag's picture in the usual flag sets: the code in lower case. */
  flag: string;
  /** The flag as a character; a system without flag glyphs shows its two letters. */
  emoji: string;
  /** At least one. */
  timeZones: readonly [string, ...string[]];
}

/** What a region without a language or a zone of its own gets. */
export const fallbackLocale = 'en-US';
export const fallbackTimeZone = 'UTC';

/** Distance from "A" to the regional indicator symbol A. */
const indicatorOffset = 0x1f1e6 - 0x41;

function flagEmoji(code: string): string {
  const letters = Array.from(code, (letter) => letter.charCodeAt(0));
  return String.fromCodePoint(...letters.map((letter) => letter + indicatorOffset));
}

/** Completes a line of the list with its fallbacks and with what follows from the code. */
export function toCountry(row: CountryRow): Country {
  const locale = row.language === null ? fallbackLocale : `${row.language}-${row.code}`;
  const [main = fallbackTimeZone, ...others] = row.timeZones;
  return {
    ...row,
    language: row.language ?? new Intl.Locale(fallbackLocale).language,
    locale,
    flag: row.code.toLowerCase(),
    emoji: flagEmoji(row.code),
    timeZones: [main, ...others],
  };
}
