import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addIntegrity } from './lock/addIntegrity.ts';
import { completeLock } from './lock/completeLock.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const run = promisify(execFile);

/** Asks the registry that this machine is configured for. */
async function integrityOf(name: string, version: string): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      shell: process.platform === 'win32',
    });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

const path = join(repositoryRoot, 'package-lock.json');
const { text, added, unknown } = completeLock(readFileSync(path, 'utf8'));
const checked = await addIntegrity(text, integrityOf);
writeFileSync(path, checked.text);
for (const name of unknown) console.log(`not placed: ${name}`);
for (const name of checked.missing) console.log(`not served by this registry, so without a hash: ${name}`);
console.log(`${added.length} packages of other platforms added, ${checked.added.length} hashes fetched`);
