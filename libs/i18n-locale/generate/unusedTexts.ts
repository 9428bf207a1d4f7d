import type { NamespaceMessages } from './readNamespace.ts';

/** What stands in quotes and may be a key, with or without its namespace: 'market.buy', 'buy'. */
const quoted = /(['"`])([\w.$-]+)\1/g;
/** A key that is put together: `${name}Words`. */
const composed = /`([^`\n]*\$\{[^`\n]*)`/g;
const gap = /\$\{[^}]*\}/;
/** Letters of a composed key that do not change, at least: with fewer of them anything would be used. */
const fewestLetters = 3;

function composedKey(template: string): RegExp | null {
  const parts = template.split(gap);
  const isKey = parts.every((part) => /^\w*$/.test(part)) && parts.join('').length >= fewestLetters;
  return isKey ? new RegExp(`^${parts.join('\\w+')}$`) : null;
}

/**
 * The texts that no code names: neither as a word in quotes nor as the end or the beginning of a composed one. A key
 * that is spelled like another word of the code counts as named.
 *
 * @param namespaces - Of the reference language.
 * @param sources - The code that shows texts; that of tests and stories shows none to a client.
 * @returns "market: buy" for each.
 */
export function unusedTexts(
  namespaces: ReadonlyMap<string, NamespaceMessages>,
  sources: readonly string[],
): string[] {
  const words = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, , word = ''] of source.matchAll(quoted)) words.add(word);
    for (const [, template = ''] of source.matchAll(composed)) {
      const pattern = composedKey(template);
      if (pattern) patterns.set(pattern.source, pattern);
    }
  }
  const isNamed = (name: string, key: string) =>
    words.has(key) ||
    words.has(`${name}.${key}`) ||
    [...patterns.values()].some((pattern) => pattern.test(key));
  return [...namespaces].flatMap(([name, messages]) =>
    [...messages.keys()].filter((key) => !isNamed(name, key)).map((key) => `${name}: ${key}`),
  );
}
