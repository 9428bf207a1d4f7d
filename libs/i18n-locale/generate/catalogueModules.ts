import { compileString, compileStrings } from '@internationalized/string-compiler';
import type { Catalogue } from './languageDifferences.ts';
import type { ArgumentKind } from './messageArguments.ts';
import { groupPrefix } from './readCatalogue.ts';
import type { Message, NamespaceMessages } from './readNamespace.ts';

const header =
  '// Generated from messages/ by `nx run @wealth/i18n-locale:generate`; changes here are lost.\n';

const argumentTypes = {
  // Numbers and amounts are formatted first: only then are they grouped the way of the region.
  text: 'string',
  number: 'number',
  choice: 'string',
} as const satisfies Record<ArgumentKind, string>;

function argumentsType(message: Message): string {
  if (message.arguments.size === 0) return 'undefined';
  const members = [...message.arguments].map(([name, kind]) => `${name}: ${argumentTypes[kind]}`);
  return `{ ${members.join('; ')} }`;
}

function namespaceType(namespace: string, messages: NamespaceMessages): string {
  const lines = [...messages].map(([key, message]) => `    ${key}: ${argumentsType(message)};`);
  return `  ${namespace}: {\n${lines.join('\n')}\n  };`;
}

function stringList(name: string, values: Iterable<string>): string {
  return `export const ${name} = [${[...values].map((value) => `'${value}'`).join(', ')}] as const;\n`;
}

function loaderTable(languages: ReadonlyMap<string, Iterable<string>>): string {
  const lines = [...languages].map(([language, namespaces]) => {
    const loaders = [...namespaces].map((name) => `    ${name}: () => import('./${language}/${name}.js'),`);
    return `  ${language}: {\n${loaders.join('\n')}\n  },`;
  });
  return `export const loaders = {\n${lines.join('\n')}\n};\n`;
}

function uiLoaderTable(languages: readonly string[]): string {
  const lines = languages.map((language) => `  ${language}: () => import('./${language}/ui.js'),`);
  return `export const uiLoaders = {\n${lines.join('\n')}\n};\n`;
}

/** What loads on its own, without the groups of libs/ui. */
export function ownNamespaces(
  messages: ReadonlyMap<string, NamespaceMessages>,
): Map<string, NamespaceMessages> {
  return new Map([...messages].filter(([name]) => !name.startsWith(groupPrefix)));
}

/** Group → messages of what libs/ui says on its own. */
export function groupsOf(messages: ReadonlyMap<string, NamespaceMessages>): Map<string, NamespaceMessages> {
  return new Map(
    [...messages].flatMap(([name, own]) =>
      name.startsWith(groupPrefix) ? [[name.slice(groupPrefix.length), own] as const] : [],
    ),
  );
}

/**
 * The TypeScript module that names languages, namespaces and keys, with one dynamic import for each language and
 * namespace, and one for all that libs/ui says in a language. Types come from the reference language, whose texts of
 * libs/ui stand in a module for each group.
 */
export function catalogueIndex(catalogue: Catalogue, reference: string): string {
  const all = catalogue.get(reference) ?? new Map<string, NamespaceMessages>();
  const namespaces = ownNamespaces(all);
  const types = (some: ReadonlyMap<string, NamespaceMessages>) =>
    [...some].map(([name, messages]) => namespaceType(name, messages)).join('\n');
  const loaded = new Map([...catalogue].map(([language, own]) => [language, ownNamespaces(own).keys()]));
  return [
    header,
    stringList('languages', catalogue.keys()),
    stringList('namespaces', namespaces.keys()),
    `export interface CatalogueArguments {\n${types(namespaces)}\n}\n`,
    `export interface UiArguments {\n${types(groupsOf(all))}\n}\n`,
    loaderTable(loaded),
    uiLoaderTable([...catalogue.keys()].filter((language) => language !== reference)),
  ].join('\n');
}

/** The compiled messages of one namespace: plain strings, and functions for those with arguments. */
export function namespaceModule(messages: NamespaceMessages): string {
  const texts = Object.fromEntries([...messages].map(([key, message]) => [key, message.text]));
  return `${header}${compileStrings(texts, { format: 'esm' })};\n`;
}

/** The declaration beside every compiled module. */
export const namespaceDeclaration = `${header}import type { LocalizedString } from '@internationalized/string';
declare const messages: Readonly<Record<string, LocalizedString>>;
export default messages;
`;

function compiledGroup(messages: NamespaceMessages): string {
  const lines = [...messages].map(([key, { text }]) => `  ${key}: ${compileString(text)},\n`);
  return `{\n${lines.join('')}}`;
}

/** All that libs/ui says in one language: group → compiled messages. */
export function uiModule(groups: ReadonlyMap<string, NamespaceMessages>): string {
  const lines = [...groups].map(([group, messages]) => `${group}: ${compiledGroup(messages)},\n`);
  return `${header}export default {\n${lines.join('')}};\n`;
}

/** The declaration beside `uiModule`. */
export const uiDeclaration = `${header}import type { CompiledMessages } from '../../catalogue/makeTranslate.ts';
declare const texts: Readonly<Record<string, CompiledMessages>>;
export default texts;
`;

/** What one component says in the reference language: the component brings it along, so that it needs no catalogue. */
export function groupModule(group: string, messages: NamespaceMessages): string {
  return `${header}export const ${group}Texts = { group: '${group}', texts: ${compiledGroup(messages)} };\n`;
}

/** The declaration beside `groupModule`. */
export function groupDeclaration(group: string): string {
  return `${header}import type { ComponentTexts } from '../../catalogue/uiTexts.ts';
export declare const ${group}Texts: ComponentTexts<'${group}'>;
`;
}
