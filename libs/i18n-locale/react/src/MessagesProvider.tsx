import {
  catalogue as appCatalogue,
  regionInLanguage,
  type Catalogue,
  type CompactUnits,
  type Language,
  type Region,
} from '@wealth/i18n-locale';
import { createContext, useMemo, type ReactNode } from 'react';
import { useShownLanguage } from './useShownLanguage.ts';

export interface Locale {
  catalogue: Catalogue;
  language: Language;
  /** In the words of the language. */
  region: Region;
  compactUnits: CompactUnits;
}

/** Null outside a provider: a screen in the wrong language is worse than one that fails in its first test. */
export const LocaleContext = createContext<Locale | null>(null);

export interface MessagesProviderProps {
  /** The client's choice. A change is shown without a reload, as soon as its texts are there. */
  language: Language;
  region: Region;
  /** The client's choice for short amounts. */
  compactUnits: CompactUnits;
  /** @default the catalogue of the app; tests may bring their own. */
  catalogue?: Catalogue;
  /** The texts of a language that was chosen could not be loaded: the screens stay in the former one. */
  onLanguageFailed?: (language: Language) => void;
  children: ReactNode;
}

/** Gives language, region and compact units to the screens below; the app reads the preferences and passes them in. */
export function MessagesProvider({
  language,
  region,
  compactUnits,
  catalogue = appCatalogue,
  onLanguageFailed,
  children,
}: MessagesProviderProps) {
  const shown = useShownLanguage({ catalogue, language, onFailed: onLanguageFailed });
  const locale = useMemo(
    () => ({ catalogue, language: shown, region: regionInLanguage(region, shown), compactUnits }),
    [catalogue, shown, region, compactUnits],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
