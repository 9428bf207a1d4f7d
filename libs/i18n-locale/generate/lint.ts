import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codesWithoutText, readCodeLists } from './codesWithoutText.ts';
import { languageDifferences } from './languageDifferences.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readSources } from './readSources.ts';
import { unusedTexts } from './unusedTexts.ts';

/*
 * `npm run lint:messages [folder [code …]]`: fails where a language lacks a text, or takes other values than English
 * does, where no code names a text, and where a code of the wire has none. Without folders it looks at the product.
 */

const reference = 'en';
const root = join(import.meta.dirname, '../../..');
const ofProduct = ['apps', 'libs'].map((folder) => join(root, folder));

const [given, ...code] = process.argv.slice(2);
const folder = resolve(given ?? join(import.meta.dirname, '../messages'));
const folders = given === undefined ? ofProduct : code.map((path) => resolve(path));

const catalogue = readCatalogue(folder);
const differences = languageDifferences(catalogue, reference);
const sources = readSources(folders);
const unused = folders.length === 0 ? [] : unusedTexts(catalogue.get(reference) ?? new Map(), sources);
const description = join(root, 'openapi/wealth.yaml');
const textless =
  given === undefined
    ? codesWithoutText(readCodeLists(readFileSync(description, 'utf8')), catalogue, sources)
    : [];

for (const finding of [...differences, ...textless]) console.log(finding);
for (const text of unused) console.log(`${text} is used by no code`);
if (differences.length > 0) {
  console.log(`${differences.length} differences between the languages: mend them in ${folder}`);
}
if (unused.length > 0) console.log(`${unused.length} texts are shown to nobody: take them out of ${folder}`);
if (textless.length > 0) console.log(`${textless.length} codes of the API have no words of ours`);
const count = differences.length + unused.length + textless.length;
if (count === 0)
  console.log('Every language has every text, every text is used, and every code has its words.');
process.exitCode = count === 0 ? 0 : 1;
