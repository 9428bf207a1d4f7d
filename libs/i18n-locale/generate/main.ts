import { join } from 'node:path';
import {
  catalogueIndex,
  groupDeclaration,
  groupModule,
  groupsOf,
  namespaceDeclaration,
  namespaceModule,
  ownNamespaces,
  uiDeclaration,
  uiModule,
} from './catalogueModules.ts';
import { completeCatalogue } from './completeCatalogue.ts';
import { countriesModule, countryRows } from './countryRows.ts';
import { languageDifferences } from './languageDifferences.ts';
import { readCatalogue } from './readCatalogue.ts';
import { writeChanged } from './writeChanged.ts';

/** Every language must have what this one has, and it stands in for a text that is not there. */
const reference = 'en';
const output = join(import.meta.dirname, '../src/generated');

const written = readCatalogue(join(import.meta.dirname, '../messages'));
const differences = languageDifferences(written, reference);
if (!written.has(reference)) throw new RangeError(differences.join('\n'));
if (differences.length > 0) {
  console.warn(`These texts are shown in ${reference} until they are translated:\n${differences.join('\n')}`);
}
const catalogue = completeCatalogue(written, reference);

type Files = Array<[path: string, text: string]>;

const modules = [...catalogue].flatMap(([language, messages]): Files => {
  const namespaces = [...ownNamespaces(messages)].flatMap(([namespace, own]): Files => [
    [join(language, `${namespace}.js`), namespaceModule(own)],
    [join(language, `${namespace}.d.ts`), namespaceDeclaration],
  ]);
  const groups = groupsOf(messages);
  const spoken: Files =
    language === reference
      ? [...groups].flatMap(([group, own]): Files => [
          [join('ui', `${group}.js`), groupModule(group, own)],
          [join('ui', `${group}.d.ts`), groupDeclaration(group)],
        ])
      : [
          [join(language, 'ui.js'), uiModule(groups)],
          [join(language, 'ui.d.ts'), uiDeclaration],
        ];
  return [...namespaces, ...spoken];
});
writeChanged(
  output,
  new Map([
    ...modules,
    ['catalogue.ts', catalogueIndex(catalogue, reference)],
    ['countries.ts', countriesModule(countryRows())],
  ]),
);
