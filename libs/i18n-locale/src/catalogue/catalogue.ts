import { languages, loaders } from '../generated/catalogue.ts';
import { createCatalogue, type Catalogue } from './createCatalogue.ts';
import type { Language, Namespace } from './messageKeys.ts';

/** Used for a language without a catalogue. */
export const fallbackLanguage: Language = 'en';

/** The catalogue of the app: one dynamic import for each language and namespace. */
export const catalogue: Catalogue = createCatalogue(loaders);

/** Loads namespaces ahead of the components that use them, e.g. in a route's loader. */
export function loadMessages(language: Language, names: readonly Namespace[]): Promise<void> {
  return catalogue.load(language, names);
}

/** What a language calls itself, for a choice that everybody can read: English, हिन्दी. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/**
 * The catalogue language for a BCP 47 tag or for anything a store or a browser gives: its own language where there
 * is a catalogue for it, else the fallback.
 */
export function resolveLanguage(tag: string | null | undefined): Language {
  const wanted = (tag ?? '').split('-')[0]?.toLowerCase();
  return languages.find((language) => language === wanted) ?? fallbackLanguage;
}
