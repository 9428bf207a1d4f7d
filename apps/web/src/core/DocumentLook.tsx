import { documentAttributes, usePreferences, useSystemDark } from '@wealth/preferences';
import { useLayoutEffect } from 'react';

/** Writes the client's look to the root element. /theme.js did the same before the first paint. */
export function DocumentLook() {
  const preferences = usePreferences();
  const systemDark = useSystemDark();

  useLayoutEffect(() => {
    const { theme, cvd, density } = documentAttributes(preferences, systemDark);
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.cvd = cvd;
    root.dataset.density = density;
    // The bars of the browser are in the colour of the page, whatever the device prefers.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-for]')) {
      meta.media = meta.dataset['for'] === theme ? 'all' : 'not all';
    }
  }, [preferences, systemDark]);

  return null;
}
