import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../src/repositoryRoot.ts';
import { applyDiff } from '../src/tutorial/applyDiff.ts';
import { copyRepository } from '../src/tutorial/copyRepository.ts';
import { filesInTable, readTutorial, type Block } from '../src/tutorial/readTutorial.ts';
import { endCommands, runCommand } from '../src/tutorial/runCommand.ts';

/*
 * Follows docs/tutorial.md in a copy of the repository: runs its commands, applies its snippets, and sees that what
 * came of it passes everything. Started by `npm test -- tutorial`; stops at the first step that fails.
 */

const page = readFileSync(join(repositoryRoot, 'docs/tutorial.md'), 'utf8');
const steps = readTutorial(page);
const building = steps.slice(0, -1);
const commandsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'command' ? [block.command] : []));
const [generate = '', ...checks] = commandsOf(steps.at(-1)?.blocks ?? []);
const isOfBrowser = (command: string) => /^npm run (?:build|e2e)/.test(command);

/** The generator that the tutorial has no use for: what it writes has to pass as it is. */
const otherGenerator = 'npm run new -- component PriceTag --texts --issue 5d';

const touched = new Set<string>();
let copy = '';

beforeAll(() => {
  copy = copyRepository(repositoryRoot);
});

afterAll(async () => {
  await endCommands();
  rmSync(copy, { recursive: true, force: true });
});

async function follow(block: Block): Promise<void> {
  if (block.kind === 'command') return runCommand(block.command, copy);
  const file = join(copy, block.path);
  touched.add(block.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, block.kind === 'file' ? block.text : applyDiff(readFileSync(file, 'utf8'), block.text));
  return undefined;
}

/** The same question in less time: of what nobody has touched, the steps around this one have asked it. */
function quickly(command: string): string {
  if (command === 'npm run format:check') return `npx oxfmt --check ${changed().join(' ')}`;
  if (command === 'npm run lint:code') {
    return `npx oxlint ${changed()
      .filter((path) => /\.tsx?$/.test(path))
      .join(' ')}`;
  }
  // A journey needs no small files.
  if (command === 'npm run build -w @wealth/web') {
    return 'cd apps/web && npx -c "vite build --minify false --logLevel error"';
  }
  return command;
}

/** Files of the copy that are not as they were. */
function changed(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return list.split('\0').filter((path) => path !== '');
}

describe('the tutorial', () => {
  it.each(building)('$title [I3B-11-TUTORIAL]', async ({ blocks }) => {
    expect(blocks).not.toEqual([]);
    for (const block of blocks) await follow(block);
  });

  it('touches at most fifteen files by hand, and names them [I3B-FIG-FILES]', () => {
    expect(filesInTable(page).toSorted()).toEqual([...touched].toSorted());
    expect(touched.size).toBeLessThanOrEqual(15);
  });

  it(`has beside it: ${otherGenerator}`, () => runCommand(otherGenerator, copy));

  it(`ends with: ${generate}`, () => runCommand(generate, copy));
});

describe.concurrent('what came of it passes [I3B-11-TUTORIAL]', () => {
  it('npm test -w @wealth/ui -- PriceTag entries groups', () =>
    runCommand('npm test -w @wealth/ui -- PriceTag entries groups', copy));

  it.each(checks.filter((command) => !isOfBrowser(command)))('%s', (command) =>
    runCommand(quickly(command), copy),
  );

  it('its journey, on the built app', async () => {
    for (const command of checks.filter(isOfBrowser)) await runCommand(quickly(command), copy);
  });
});
