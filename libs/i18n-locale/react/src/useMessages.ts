import type { Language, Namespace, Region, Translate } from '@wealth/i18n-locale';
import { use } from 'react';
import { LocaleContext, type Locale } from './MessagesProvider.tsx';

/** @throws RangeError outside a MessagesProvider. */
export function useLocale(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new RangeError('MessagesProvider is missing above this component');
  return locale;
}

/** The language that the screens are in now, e.g. for the language of the document and for amounts in words. */
export function useLanguage(): Language {
  return useLocale().language;
}

/** Country, locale and time zone that figures and dates are shown in. */
export function useRegion(): Region {
  return useLocale().region;
}

/**
 * The texts of one namespace in the current language. Suspends until the namespace is there (`loadMessages` in a
 * route's loader avoids that), and throws the failure of its load to the nearest error boundary.
 */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  const { catalogue, language, region } = useLocale();
  // Called on every render, loaded or not: React counts `use` when it replays a render that was suspended, and a
  // call less in the replay shifts the hooks behind it.
  use(catalogue.pending(language, namespace));
  const translate = catalogue.translator({ language, namespace, locale: region.locale });
  if (!translate) throw new RangeError(`${language}/${namespace} did not load`);
  return translate;
}
