import { join, resolve } from 'node:path';
import { languageDifferences } from './languageDifferences.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readSources } from './readSources.ts';
import { unusedTexts } from './unusedTexts.ts';

/*
 * `npm run lint:messages [folder [code …]]`: fails where a language lacks a text, or takes other values than English
 * does, and where no code names a text. Without folders it looks at the product.
 */

const reference = 'en';
const root = join(import.meta.dirname, '../../..');
const ofProduct = ['apps', 'libs'].map((folder) => join(root, folder));

const [given, ...code] = process.argv.slice(2);
const folder = resolve(given ?? join(import.meta.dirname, '../messages'));
const folders = given === undefined ? ofProduct : code.map((path) => resolve(path));

const catalogue = readCatalogue(folder);
const differences = languageDifferences(catalogue, reference);
const unused =
  folders.length === 0 ? [] : unusedTexts(catalogue.get(reference) ?? new Map(), readSources(folders));

for (const difference of differences) console.log(difference);
for (const text of unused) console.log(`${text} is used by no code`);
if (differences.length > 0) {
  console.log(`${differences.length} differences between the languages: mend them in ${folder}`);
}
if (unused.length > 0) console.log(`${unused.length} texts are shown to nobody: take them out of ${folder}`);
if (differences.length + unused.length === 0)
  console.log('Every language has every text, and every text is used.');
process.exitCode = differences.length + unused.length === 0 ? 0 : 1;
