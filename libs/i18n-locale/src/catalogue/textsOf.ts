import { india, regionInLanguage } from '../formats/region.ts';
import { catalogue, loadMessages } from './catalogue.ts';
import type { Language, Namespace, Translate } from './messageKeys.ts';

/** Texts outside of React: toasts of the caches, the reason why a session ended. */
export async function textsOf<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Promise<Translate<Name>> {
  await loadMessages(language, [namespace]);
  const { locale } = regionInLanguage(india, language);
  const translate = catalogue.translator({ language, namespace, locale });
  if (!translate) throw new RangeError(`${language}/${namespace} did not load`);
  return translate;
}
