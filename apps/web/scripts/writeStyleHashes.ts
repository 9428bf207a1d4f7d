// Run after an update of React Aria, when the test of the hashes fails: `npm run csp:hashes -w @wealth/web`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStyleHashes } from './readStyleHashes.ts';

const reactAria = path.resolve(import.meta.dirname, '../../../node_modules/react-aria');
const target = path.resolve(import.meta.dirname, '../csp-style-hashes.json');
writeFileSync(target, `${JSON.stringify(readStyleHashes(reactAria), null, 2)}\n`);
