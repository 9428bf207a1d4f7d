import {
  compactUnitsOfCountry,
  fallbackLanguage,
  india,
  languages,
  type CompactUnits,
  type Language,
} from '@wealth/i18n-locale';

/** What the client has chosen about the display; kept on this device. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  /** `safe` is the palette for colour-vision deficiency. */
  palette: 'standard' | 'safe';
  density: 'comfortable' | 'compact';
  language: Language;
  /** k, M, B, T, or lakh and crore; `country` until it is chosen, which is read by `compactUnitsOf`. */
  compactUnits: 'country' | CompactUnits;
  /** False masks every amount. */
  showAssets: boolean;
  /** Whether a single letter acts on the symbol or row that has the focus (WCAG 2.1.4). */
  letterKeys: boolean;
  /** Whether the system shows what is said while the page is not in front. Asked for nowhere but in the preferences. */
  systemNotices: boolean;
  /** ISO 3166 two letters: whose formats figures and dates are shown in. */
  country: string;
  /** IANA name of the zone that times are shown in. */
  timeZone: string;
}

export type PreferenceName = keyof Preferences;

type Choice = Exclude<PreferenceName, 'country' | 'timeZone'>;

/** What each may be. By hand, because the first page reads them and should not need the validators for that. */
const choices: { readonly [Name in Choice]: ReadonlyArray<Preferences[Name]> } = {
  theme: ['system', 'light', 'dark'],
  palette: ['standard', 'safe'],
  density: ['comfortable', 'compact'],
  language: languages,
  compactUnits: ['country', 'international', 'indian'],
  showAssets: [true, false],
  letterKeys: [true, false],
  systemNotices: [true, false],
};

/** The form of a country and of a zone. Whether they are in the list is known where the list is: `regionOf`. */
const countryCode = /^[A-Z]{2}$/;
const zoneName = /^[A-Za-z][\w+/-]{1,63}$/;

export const defaultPreferences: Readonly<Preferences> = {
  theme: 'system',
  palette: 'standard',
  density: 'comfortable',
  language: fallbackLanguage,
  compactUnits: 'country',
  showAssets: true,
  letterKeys: true,
  systemNotices: false,
  country: india.country,
  timeZone: india.timeZone,
};

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Reads what storage holds. Whatever is missing, unknown or wrong becomes its default; the rest is kept. */
export function readPreferences(text: string | null): Preferences {
  const stored = parseRecord(text);
  function valueOf<Name extends Choice>(name: Name): Preferences[Name] {
    return choices[name].find((choice) => choice === stored[name]) ?? defaultPreferences[name];
  }
  function textOf(name: 'country' | 'timeZone', form: RegExp): string {
    const value = stored[name];
    return typeof value === 'string' && form.test(value) ? value : defaultPreferences[name];
  }
  return {
    theme: valueOf('theme'),
    palette: valueOf('palette'),
    density: valueOf('density'),
    language: valueOf('language'),
    compactUnits: valueOf('compactUnits'),
    showAssets: valueOf('showAssets'),
    letterKeys: valueOf('letterKeys'),
    systemNotices: valueOf('systemNotices'),
    country: textOf('country', countryCode),
    timeZone: textOf('timeZone', zoneName),
  };
}

/** The units of short figures: what the client has chosen, else those of the country. */
export function compactUnitsOf({
  compactUnits,
  country,
}: Pick<Preferences, 'compactUnits' | 'country'>): CompactUnits {
  return compactUnits === 'country' ? compactUnitsOfCountry(country) : compactUnits;
}
