import { join } from 'node:path';
import { catalogueIndex, namespaceDeclaration, namespaceModule } from './catalogueModules.ts';
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

const modules = [...catalogue].flatMap(([language, namespaces]) =>
  [...namespaces].flatMap(([namespace, messages]): [string, string][] => [
    [join(language, `${namespace}.js`), namespaceModule(messages)],
    [join(language, `${namespace}.d.ts`), namespaceDeclaration],
  ]),
);
writeChanged(
  output,
  new Map([
    ...modules,
    ['catalogue.ts', catalogueIndex(catalogue, reference)],
    ['countries.ts', countriesModule(countryRows())],
  ]),
);
