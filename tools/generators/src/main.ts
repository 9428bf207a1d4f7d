import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createTree } from './createTree.ts';
import { formatted } from './formatted.ts';
import { asksForHelp, generate, usage } from './generators.ts';
import { Refusal } from './Refusal.ts';

/*
 * `npm run new -- <what> <name>`: writes what a new operation, page, drawer or component begins with into the places
 * where it belongs, runs the generated code, and says what is left to do by hand.
 */

const root = resolve(import.meta.dirname, '../../..');

function generateCode(): boolean {
  const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const { status } = spawnSync('nx', ['run-many', '-t', 'generate', '--output-style=static'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

function make(args: readonly string[]): void {
  const tree = createTree(root);
  const left = generate(tree, root, args);
  tree.reshape((path, text) => formatted(root, path, text));
  tree.write();
  if (!generateCode()) {
    tree.undo();
    throw new Refusal('npx nx run-many -t generate fails with it: nothing was written.');
  }
  console.log([...tree.changed().map((path) => `  ${path}`), '', 'Left to do by hand:'].join('\n'));
  console.log(left.map((line) => `  ${line}`).join('\n'));
}

try {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) console.log(usage);
  else make(args);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
