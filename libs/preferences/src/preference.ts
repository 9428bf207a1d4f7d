import { fallbackLanguage, languages } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

/** One schema for each preference, so that a bad value costs that preference only. */
export const preferenceSchemas = {
  theme: z.enum(['system', 'light', 'dark']),
  /** `safe` is the palette for colour-vision deficiency. */
  palette: z.enum(['standard', 'safe']),
  density: z.enum(['comfortable', 'compact']),
  language: z.enum(languages),
  /** k, M, B, T, or lakh and crore. */
  compactUnits: z.enum(['international', 'indian']),
  /** False masks every amount. */
  showAssets: z.boolean(),
};

/** What the client has chosen about the display; kept on this device. */
export type Preferences = {
  [Name in keyof typeof preferenceSchemas]: z.infer<(typeof preferenceSchemas)[Name]>;
};

export type PreferenceName = keyof Preferences;

export const defaultPreferences: Readonly<Preferences> = {
  theme: 'system',
  palette: 'standard',
  density: 'comfortable',
  language: fallbackLanguage,
  compactUnits: 'international',
  showAssets: true,
};

const storedRecord = z.record(z.string(), z.unknown());

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** Reads what storage holds. Whatever is missing, unknown or wrong becomes its default; the rest is kept. */
export function readPreferences(text: string | null): Preferences {
  const record = z.safeParse(storedRecord, parseJson(text));
  const stored = record.success ? record.data : {};
  function valueOf<Name extends PreferenceName>(name: Name): Preferences[Name];
  function valueOf(name: PreferenceName): unknown {
    const value = z.safeParse(
      preferenceSchemas[name],
      Object.hasOwn(stored, name) ? stored[name] : undefined,
    );
    return value.success ? value.data : defaultPreferences[name];
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
