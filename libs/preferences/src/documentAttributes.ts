import type { Preferences } from './preference.ts';

/** The attributes of the root element: data-theme, data-cvd and data-density. */
export interface DocumentAttributes {
  theme: 'light' | 'dark';
  cvd: 'standard' | 'safe';
  density: 'comfortable' | 'compact';
}

/**
 * What the root element has to say so that the tokens of the design follow the client's choices. Pure: the app
 * writes the attributes.
 *
 * @param systemDark - Whether the device asks for a dark scheme; it counts while the theme is `system`.
 */
export function documentAttributes(
  preferences: Pick<Preferences, 'theme' | 'palette' | 'density'>,
  systemDark: boolean,
): DocumentAttributes {
  const { theme, palette, density } = preferences;
  const systemTheme = systemDark ? 'dark' : 'light';
  return { theme: theme === 'system' ? systemTheme : theme, cvd: palette, density };
}
