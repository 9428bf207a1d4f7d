import { fallbackLanguage, type Language } from '@wealth/i18n-locale';
import { useLanguage, useRegion } from '@wealth/i18n-locale-react';
import { useEffect, useState } from 'react';
import type { UiTexts } from '@wealth/ui/catalogue-texts';

const english: UiTexts = { messages: {}, components: {} };

/**
 * The texts of the design system in the language of the screens. English needs none and loads nothing; another
 * language shows the English ones until its own are there.
 */
export function useUiTexts(): UiTexts {
  const language = useLanguage();
  const region = useRegion();
  const [loaded, setLoaded] = useState<{ language: Language; texts: UiTexts } | null>(null);

  useEffect(() => {
    if (language === fallbackLanguage) return undefined;
    let isWanted = true;
    import('@wealth/ui/catalogue-texts')
      .then(({ loadUiTexts }) => loadUiTexts(language, region))
      .then(
        (texts) => {
          if (isWanted) setLoaded({ language, texts });
        },
        (error: unknown) => console.warn('The texts of the design system did not load.', error),
      );
    return () => {
      isWanted = false;
    };
  }, [language, region]);

  return loaded?.language === language ? loaded.texts : english;
}
