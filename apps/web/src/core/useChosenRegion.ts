import { india, type Region } from '@wealth/i18n-locale';
import { useEffect, useState } from 'react';

/** What the client has chosen; see the preferences of the same names. */
export interface RegionChoice {
  country: string;
  timeZone: string;
}

/**
 * The formats of the chosen country and zone: India's at once, those of another country as soon as the list of
 * countries is there.
 */
export function useChosenRegion({ country, timeZone }: RegionChoice): Region {
  const [other, setOther] = useState(india);

  useEffect(() => {
    if (country === india.country) return undefined;
    let isWanted = true;
    import('./otherRegion.ts')
      .then(({ loadRegion }) => loadRegion(country, timeZone))
      .then(
        (chosen) => {
          if (isWanted) setOther(chosen);
        },
        (error: unknown) => console.warn('The list of countries did not load.', error),
      );
    return () => {
      isWanted = false;
    };
  }, [country, timeZone]);

  return country === india.country ? india : other;
}
