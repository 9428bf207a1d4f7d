import {
  LocalizedStringDictionary,
  LocalizedStringFormatter,
  type LocalizedString,
} from '@internationalized/string';

/** The compiled messages of one namespace, or of one component of libs/ui, in one language. */
export type CompiledMessages = Readonly<Record<string, LocalizedString>>;

/** A look-up whose keys the types of its user know. */
export type AnyTranslate = ((key: string, args?: Record<string, string | number>) => string) & {
  isPlainKey(text: string | undefined): boolean;
};

/**
 * @param locale - BCP 47 tag for numbers and plurals inside messages; of its digits nothing counts.
 */
export function makeTranslate(messages: CompiledMessages, locale: string): AnyTranslate {
  // The same digits in texts as in amounts. Not made, and the messages not found, by Intl.Locale, whose first use is slow on a phone.
  const withDigits = `${locale.replace(/-u-.*/, '')}-u-nu-latn`;
  const dictionary = new LocalizedStringDictionary({ [withDigits]: messages }, withDigits);
  const formatter = new LocalizedStringFormatter(withDigits, dictionary);
  const isPlainKey = (text: string | undefined) =>
    text !== undefined && Object.hasOwn(messages, text) && typeof messages[text] === 'string';
  return Object.assign((key: string, args?: Record<string, string | number>) => formatter.format(key, args), {
    isPlainKey,
  });
}
