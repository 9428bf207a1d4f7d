import { fallbackLanguage, languages, type Language } from '@wealth/i18n-locale';

/** What the client has chosen about the display; kept on this device. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  /** `safe` is the palette for colour-vision deficiency. */
  palette: 'standard' | 'safe';
  density: 'comfortable' | 'compact';
  language: Language;
  /** k, M, B, T, or lakh and crore. */
  compactUnits: 'international' | 'indian';
  /** False masks every amount. */
  showAssets: boolean;
}

export type PreferenceName = keyof Preferences;

/** What each may be. By hand, because the first page reads them and should not need the validators for that. */
const choices: { readonly [Name in PreferenceName]: ReadonlyArray<Preferences[Name]> } = {
  theme: ['system', 'light', 'dark'],
  palette: ['standard', 'safe'],
  density: ['comfortable', 'compact'],
  language: languages,
  compactUnits: ['international', 'indian'],
  showAssets: [true, false],
};

export const defaultPreferences: Readonly<Preferences> = {
  theme: 'system',
  palette: 'standard',
  density: 'comfortable',
  language: fallbackLanguage,
  compactUnits: 'international',
  showAssets: true,
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
  function valueOf<Name extends PreferenceName>(name: Name): Preferences[Name] {
    return choices[name].find((choice) => choice === stored[name]) ?? defaultPreferences[name];
  }
  return {
    theme: valueOf('theme'),
    palette: valueOf('palette'),
    density: valueOf('density'),
    language: valueOf('language'),
    compactUnits: valueOf('compactUnits'),
    showAssets: valueOf('showAssets'),
  };
}
