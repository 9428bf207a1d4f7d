import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';
import type { Language } from './messageKeys.ts';

/** The compiled messages of one namespace, or of one component of libs/ui, in one language. */
export type CompiledMessages = Readonly<Record<string, LocalizedString>>;

/** A look-up whose keys the types of its user know. */
export type AnyTranslate = ((key: string, args?: Record<string, string | number>) => string) & {
  isPlainKey(text: string | undefined): boolean;
};

/**
 * @param locale - BCP 47 tag for numbers and plurals inside messages.
 */
export function makeTranslate(messages: CompiledMessages, language: Language, locale: string): AnyTranslate {
  const dictionary = new LocalizedStringDictionary({ [language]: messages }, language);
  // The same digits in texts as in amounts.
  const digits = new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
  const formatter = new LocalizedStringFormatter(digits, dictionary);
  const isPlainKey = (text: string | undefined) =>
    text !== undefined && Object.hasOwn(messages, text) && typeof messages[text] === 'string';
  return Object.assign((key: string, args?: Record<string, string | number>) => formatter.format(key, args), {
    isPlainKey,
  });
}
