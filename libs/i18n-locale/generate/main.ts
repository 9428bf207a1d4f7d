import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueIndex, namespaceDeclaration, namespaceModule } from './catalogueModules.ts';
import { languageDifferences } from './languageDifferences.ts';
import { readCatalogue } from './readCatalogue.ts';

/** Every language must have what this one has, and it stands in for a language that is not there. */
const reference = 'en';
const output = join(import.meta.dirname, '../src/generated');

const catalogue = readCatalogue(join(import.meta.dirname, '../messages'));
const differences = languageDifferences(catalogue, reference);
if (differences.length > 0) {
  throw new RangeError(`The languages differ:\n${differences.join('\n')}`);
}

rmSync(output, { recursive: true, force: true });
for (const [language, namespaces] of catalogue) {
  mkdirSync(join(output, language), { recursive: true });
  for (const [namespace, messages] of namespaces) {
    writeFileSync(join(output, language, `${namespace}.js`), namespaceModule(messages));
    writeFileSync(join(output, language, `${namespace}.d.ts`), namespaceDeclaration);
  }
}
writeFileSync(join(output, 'catalogue.ts'), catalogueIndex(catalogue, reference));
