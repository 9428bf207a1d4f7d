import type { Message, NamespaceMessages } from './readNamespace.ts';

/** Language → namespace → messages. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, NamespaceMessages>>;

/** What a caller passes, as text: equal for two messages that can stand for each other. */
export function signatureOf(message: Message): string {
  return [...message.arguments].map(([name, kind]) => `${name}: ${kind}`).join(', ');
}

function namespaceDifferences(expected: NamespaceMessages, actual: NamespaceMessages): string[] {
  const missing = [...expected.keys()].filter((key) => !actual.has(key)).map((key) => `${key} is missing`);
  const surplus = [...actual.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${key} is not in the reference`);
  const changed = [...expected].flatMap(([key, message]) => {
    const other = actual.get(key);
    if (!other || signatureOf(other) === signatureOf(message)) return [];
    return [`${key} takes {${signatureOf(other)}} instead of {${signatureOf(message)}}`];
  });
  return [...missing, ...surplus, ...changed];
}

/**
 * Where a language does not have the same namespaces, keys and arguments as the reference language. The types of
 * the catalogue are made from the reference, so a difference would be a message that breaks in that language only.
 */
export function languageDifferences(catalogue: Catalogue, reference: string): string[] {
  const expected = catalogue.get(reference);
  if (!expected) return [`${reference}: the reference language is missing`];
  return [...catalogue].flatMap(([language, namespaces]) => {
    const names = new Set([...expected.keys(), ...namespaces.keys()]);
    return [...names].flatMap((name) => {
      const wanted = expected.get(name);
      const found = namespaces.get(name);
      if (!wanted) return [`${language}/${name} is not in the reference`];
      if (!found) return [`${language}/${name} is missing`];
      return namespaceDifferences(wanted, found).map((difference) => `${language}/${name}: ${difference}`);
    });
  });
}
