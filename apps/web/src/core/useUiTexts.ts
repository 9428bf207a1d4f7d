import {
  arrivedUiTexts,
  englishUiTexts,
  fallbackLanguage,
  loadUiTexts,
  type UiTexts,
} from '@wealth/i18n-locale';
import { useLanguage, useRegion } from '@wealth/i18n-locale-react';
import { useEffect, useState } from 'react';

/**
 * The texts of the design system in the language of the screens. English needs none and loads nothing; another
 * language shows the English ones until its own are there, which the first page waits for (main.tsx).
 */
export function useUiTexts(): UiTexts {
  const language = useLanguage();
  const { locale } = useRegion();
  const [loaded, setLoaded] = useState(() => arrivedUiTexts(language, locale) ?? englishUiTexts);

  useEffect(() => {
    if (language === fallbackLanguage) return undefined;
    let isWanted = true;
    loadUiTexts(language, locale).then(
      (texts) => {
        if (isWanted) setLoaded(texts);
      },
      (error: unknown) => console.warn('The texts of the design system did not load.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [language, locale]);

  return loaded.language === language ? loaded : englishUiTexts;
}
