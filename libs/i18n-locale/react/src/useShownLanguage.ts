import type { Catalogue, Language } from '@wealth/i18n-locale';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

export interface LanguageChange {
  catalogue: Catalogue;
  /** The client's choice. */
  language: Language;
  /** The texts of the chosen language could not be loaded; the former one stays. */
  onFailed: ((language: Language) => void) | undefined;
}

/**
 * The language that the screens are shown in: the client's choice, once the texts that the former language has shown
 * are there in the new one. Until then the screen stays as it is, instead of falling back to its loading state.
 */
export function useShownLanguage({ catalogue, language, onFailed }: LanguageChange): Language {
  const [shown, setShown] = useState(language);
  const fail = useEffectEvent((failed: Language) => onFailed?.(failed));

  useEffect(() => {
    if (language === shown) return;
    let isWanted = true;
    catalogue.load(language, catalogue.requested(shown)).then(
      () => {
        // A transition: a page that has asked for one more namespace meanwhile waits for it in the former language.
        if (isWanted) startTransition(() => setShown(language));
      },
      () => {
        if (isWanted) fail(language);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [catalogue, language, shown]);

  return shown;
}
