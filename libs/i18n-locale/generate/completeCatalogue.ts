import { signatureOf, type Catalogue } from './languageDifferences.ts';
import type { NamespaceMessages } from './readNamespace.ts';

function completeNamespace(reference: NamespaceMessages, own: NamespaceMessages): NamespaceMessages {
  const messages = [...reference].map(([key, message]) => {
    const translated = own.get(key);
    const fits = translated !== undefined && signatureOf(translated) === signatureOf(message);
    return [key, fits ? translated : message] as const;
  });
  return new Map(messages);
}

/**
 * The catalogue with every key of the reference in every language. A text that is missing, or that takes other
 * arguments, is the reference's: one new key must not stop everybody who has not translated it yet.
 * `languageDifferences` names what is missing, and its test keeps a difference from being merged.
 */
export function completeCatalogue(catalogue: Catalogue, reference: string): Catalogue {
  const wanted = catalogue.get(reference) ?? new Map<string, NamespaceMessages>();
  return new Map(
    [...catalogue].map(([language, own]) => {
      const namespaces = [...wanted].map(
        ([name, messages]) => [name, completeNamespace(messages, own.get(name) ?? new Map())] as const,
      );
      return [language, new Map(namespaces)];
    }),
  );
}
