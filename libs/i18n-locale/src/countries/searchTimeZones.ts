import { folded } from './searchCountries.ts';

/** Cities and former names that people look for and the IANA name does not hold. */
const cities: Readonly<Record<string, readonly string[]>> = {
  'Asia/Kolkata': [
    'Calcutta',
    'Mumbai',
    'Bombay',
    'Delhi',
    'Bengaluru',
    'Bangalore',
    'Chennai',
    'Madras',
    'Hyderabad',
    'Pune',
    'Ahmedabad',
    'कोलकाता',
    'मुंबई',
    'दिल्ली',
    'बेंगलुरु',
    'चेन्नई',
    'हैदराबाद',
    'भारत',
  ],
  'Asia/Dubai': ['Abu Dhabi'],
  'Asia/Kathmandu': ['Katmandu'],
  'Asia/Yangon': ['Rangoon'],
  'Asia/Ho_Chi_Minh': ['Saigon'],
};

function nameOf(timeZone: string, style: 'long' | 'short', locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** "India Standard Time" is also known as IST: browsers write the short form as GMT+5:30 in most languages. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('');
}

/** As words with one blank between, for `Asia/Kolkata` too. */
function inWords(text: string): string {
  return folded(text).replaceAll(/[\s/_]+/g, ' ');
}

/** What a time zone is known by: its IANA name, its names in the client's language and English, its cities. */
function wordsOf(timeZone: string, language: string): string[] {
  const english = nameOf(timeZone, 'long', 'en');
  const names = [
    english,
    initialsOf(english),
    nameOf(timeZone, 'short', 'en'),
    nameOf(timeZone, 'long', language),
  ];
  return [timeZone, ...names, ...(cities[timeZone] ?? [])].map(inWords);
}

/**
 * The time zones that a typed text may mean, in their order: by IANA name, by name in the client's language or English,
 * by short name (IST) and by city. A text is found where a word begins.
 *
 * @returns All of them for a text without a letter or a digit.
 */
export function searchTimeZones(
  timeZones: readonly string[],
  text: string,
  language: string,
): readonly string[] {
  const query = inWords(text);
  if (query === '') return timeZones;
  return timeZones.filter((timeZone) =>
    wordsOf(timeZone, language).some((words) => ` ${words}`.includes(` ${query}`)),
  );
}
