import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../src/repositoryRoot.ts';
import { copyRepository } from '../src/tutorial/copyRepository.ts';
import { endCommands, runCommand } from '../src/tutorial/runCommand.ts';

/* Follows docs/contracts.md in a clone in which nothing is generated yet, as a back-end team does. */

const page = readFileSync(join(repositoryRoot, 'docs/contracts.md'), 'utf8');
const section = page.slice(page.indexOf('## Verify your server'));
const block = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
const commands = block
  .split('\n')
  .map((line) => line.replace(/ +#.*$/, ''))
  .filter((line) => line !== '');
/** The packages are there by link, and there is no other server. */
const isFollowed = (command: string) => command !== 'npm ci' && !command.includes('--provider');

let clone = '';

beforeAll(() => {
  clone = copyRepository(repositoryRoot, { isFresh: true });
});

afterAll(async () => {
  await endCommands();
  rmSync(clone, { recursive: true, force: true });
});

describe('docs/contracts.md in a fresh clone', () => {
  it('says how to call the verification [I4B-D5]', () =>
    runCommand('npm run pact:verify -- --help | grep -q provider', clone));

  it('has one command that needs no server', () => {
    expect(commands).toContain('npm ci');
    expect(commands.filter(isFollowed)).toEqual(['npm run pact:verify']);
  });

  it.each(commands.filter(isFollowed))('%s [I4B-D5]', (command) => runCommand(command, clone));

  it('npm run new -- --help [I4B-D5]', () => runCommand('npm run new -- --help', clone));
});
