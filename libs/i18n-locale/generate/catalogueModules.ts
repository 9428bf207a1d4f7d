import { compileStrings } from '@internationalized/string-compiler';
import type { Catalogue } from './languageDifferences.ts';
import type { ArgumentKind } from './messageArguments.ts';
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

function loaderTable(catalogue: Catalogue): string {
  const languages = [...catalogue].map(([language, namespaces]) => {
    const lines = [...namespaces.keys()].map(
      (namespace) => `    ${namespace}: () => import('./${language}/${namespace}.js'),`,
    );
    return `  ${language}: {\n${lines.join('\n')}\n  },`;
  });
  return `export const loaders = {\n${languages.join('\n')}\n};\n`;
}

/**
 * The TypeScript module that names languages, namespaces and keys, with one dynamic import for each language and
 * namespace. Types come from the reference language.
 */
export function catalogueIndex(catalogue: Catalogue, reference: string): string {
  const namespaces = catalogue.get(reference) ?? new Map<string, NamespaceMessages>();
  const types = [...namespaces].map(([name, messages]) => namespaceType(name, messages));
  return [
    header,
    stringList('languages', catalogue.keys()),
    stringList('namespaces', namespaces.keys()),
    `export interface CatalogueArguments {\n${types.join('\n')}\n}\n`,
    loaderTable(catalogue),
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
