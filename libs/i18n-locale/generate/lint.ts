import { join, resolve } from 'node:path';
import { languageDifferences } from './languageDifferences.ts';
import { readCatalogue } from './readCatalogue.ts';

/* `npm run lint:messages [folder]`: fails where a language lacks a text, or takes other values than English does. */

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../messages'));
const differences = languageDifferences(readCatalogue(folder), 'en');
for (const difference of differences) console.log(difference);
console.log(
  differences.length === 0
    ? 'Every language has every text.'
    : `${differences.length} differences between the languages: mend them in ${folder}`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
