import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './lock/completeLock.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const path = join(repositoryRoot, 'package-lock.json');
const { text, added, unknown } = completeLock(readFileSync(path, 'utf8'));
writeFileSync(path, text);
for (const name of unknown) console.log(`not placed: ${name}`);
console.log(`${added.length} packages of other platforms added`);
