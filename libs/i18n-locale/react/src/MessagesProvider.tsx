import {
  catalogue as appCatalogue,
  regionInLanguage,
  type Catalogue,
  type CompactUnits,
  type Language,
  type Region,
} from '@wealth/i18n-locale';
import { createContext, useMemo, type ReactNode } from 'react';

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
  language: Language;
  region: Region;
  /** The client's choice for short amounts. */
  compactUnits: CompactUnits;
  /** @default the catalogue of the app; tests may bring their own. */
  catalogue?: Catalogue;
  children: ReactNode;
}

/**
 * Gives language, region and compact units to the screens below. It keeps no state: the app reads the preferences
 * and passes them in.
 */
export function MessagesProvider({
  language,
  region,
  compactUnits,
  catalogue = appCatalogue,
  children,
}: MessagesProviderProps) {
  const locale = useMemo(
    () => ({ catalogue, language, region: regionInLanguage(region, language), compactUnits }),
    [catalogue, language, region, compactUnits],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
