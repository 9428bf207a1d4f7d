import {
  countriesInLanguage,
  countryOf,
  india,
  regionOf,
  type Country,
  type Language,
  type NamedCountry,
} from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useMemo, useState } from 'react';

export interface RegionDraft {
  /** With their names in the language of the screens. */
  countries: readonly NamedCountry[];
  country: NamedCountry | null;
  timeZone: string;
  language: Language;
  chooseCountry: (code: string) => void;
  chooseTimeZone: (timeZone: string) => void;
  chooseLanguage: (language: Language) => void;
  /** Keeps the choice on this device; every screen follows it. */
  apply: () => void;
}

/** What the client is about to choose. Nothing on the page changes before it is applied. */
export function useRegionDraft(list: readonly Country[]): RegionDraft {
  const shownLanguage = useLanguage();
  const countries = useMemo(() => countriesInLanguage(list, shownLanguage), [list, shownLanguage]);
  const [keptCountry, keepCountry] = usePreference('country');
  const [keptTimeZone, keepTimeZone] = usePreference('timeZone');
  const [keptLanguage, keepLanguage] = usePreference('language');
  const [code, setCode] = useState(() => countryOf(list, keptCountry)?.code ?? india.country);
  const [wantedZone, setTimeZone] = useState(keptTimeZone);
  const [language, chooseLanguage] = useState(keptLanguage);

  const country = countries.find((candidate) => candidate.code === code) ?? null;
  // The zone of another country makes way for the main one of this.
  const { timeZone } = country ? regionOf(country, wantedZone) : india;

  return {
    countries,
    country,
    timeZone,
    language,
    chooseCountry: setCode,
    chooseTimeZone: setTimeZone,
    chooseLanguage,
    apply() {
      keepCountry(code);
      keepTimeZone(timeZone);
      keepLanguage(language);
    },
  };
}
