import * as z from 'zod';
import { Refusal } from './Refusal.ts';
import type { Tree } from './createTree.ts';

interface Insertion {
  path: string;
  /** The line that the new lines stand before: the first that this text begins, white space included. */
  before: string;
  lines: string;
}

/** @throws Refusal when the file has no such line: it was rewritten, and the generator has to follow. */
export function insertBefore(tree: Tree, { path, before, lines }: Insertion): void {
  tree.change(path, (text) => {
    const at = `\n${text}`.indexOf(`\n${before}`);
    if (at < 0) throw new Refusal(`${path} has no line that begins “${before.trim()}”.`);
    return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
  });
}

interface SortedInsertion {
  path: string;
  /** Reads the name that a line sorts by; null for the lines that are no entries. */
  nameOf: (line: string) => string | null;
  name: string;
  line: string;
}

/** Puts a line where it belongs in a list that is sorted by name. */
export function insertSorted(tree: Tree, { path, nameOf, name, line }: SortedInsertion): void {
  tree.change(path, (text) => {
    const lines = text.split('\n');
    const names = lines.map(nameOf);
    const next = names.findIndex((other) => other !== null && other > name);
    const last = names.findLastIndex((other) => other !== null);
    if (last < 0) throw new Refusal(`${path} has no list to put ${name} into.`);
    return lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n');
  });
}

/** Puts an import into its place among those of the file, by the module that it names. */
export function addImport(tree: Tree, path: string, line: string): void {
  const moduleOf = (text: string) =>
    /^import .* from '(?<module>[^']+)';$/.exec(text)?.groups?.module ?? null;
  insertSorted(tree, { path, nameOf: moduleOf, name: moduleOf(line) ?? line, line });
}

/** The languages of the catalogue, each with its text. */
export interface Text {
  en: string;
  hi: string;
}

const messages = z.record(z.string(), z.unknown());
const languages = ['en', 'hi'] as const;

export function messagesPath(language: keyof Text, namespace: string): string {
  return `libs/i18n-locale/messages/${language}/${namespace}.json`;
}

interface NewTexts {
  /** File of the catalogue. */
  namespace: string;
  /** Key of the group in it, for the texts of components. */
  group?: string;
  texts: Readonly<Record<string, Text>>;
}

/** @throws Refusal when one of the keys is there already. */
export function addTexts(tree: Tree, { namespace, group, texts }: NewTexts): void {
  for (const language of languages) {
    const path = messagesPath(language, namespace);
    tree.change(path, (text) => {
      const all = messages.parse(JSON.parse(text));
      const own = Object.fromEntries(Object.entries(texts).map(([key, { [language]: said }]) => [key, said]));
      const added: Record<string, unknown> = group === undefined ? own : { [group]: own };
      const taken = Object.keys(added).find((key) => Object.hasOwn(all, key));
      if (taken !== undefined) throw new Refusal(`${path} has the key ${taken} already.`);
      return `${JSON.stringify({ ...all, ...added }, null, 2)}\n`;
    });
  }
}

/** The name by which the search offers what can be opened; its other phrases begin as the same. */
export function addSearchTexts(tree: Tree, { camel, words }: { camel: string; words: string }): void {
  addTexts(tree, {
    namespace: 'search',
    texts: {
      [`${camel}Name`]: { en: words, hi: 'नया' },
      [`${camel}Words`]: { en: words.toLowerCase(), hi: 'नया' },
    },
  });
}
