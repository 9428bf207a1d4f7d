import type { Formats, Namespace, Translate } from '@wealth/i18n-locale';
import { use } from 'react';
import { LocaleContext } from './MessagesProvider.tsx';

function useLocale() {
  const locale = use(LocaleContext);
  if (!locale) throw new RangeError('MessagesProvider is missing above this component');
  return locale;
}

/**
 * The texts of one namespace in the current language. Suspends until the namespace is there (`loadMessages` in a
 * route's loader avoids that), and throws the failure of its load to the nearest error boundary.
 */
export function useMessages<Name extends Namespace>(namespace: Name): Translate<Name> {
  const { catalogue, language, formats } = useLocale();
  const request = { language, namespace, locale: formats.region.locale };
  const loaded = catalogue.translator(request);
  if (loaded) return loaded;
  use(catalogue.pending(language, namespace));
  const translate = catalogue.translator(request);
  if (!translate) throw new RangeError(`${language}/${namespace} did not load`);
  return translate;
}

/** Every format, bound to the current region and compact units. */
export function useFormats(): Formats {
  return useLocale().formats;
}
