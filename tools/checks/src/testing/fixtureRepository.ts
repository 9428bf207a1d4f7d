import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface FixtureRepository extends Disposable {
  root: string;
  write: (path: string, text: string) => void;
}

/** A repository of its own in the temporary folder, removed at the end of the `using` block. */
export function createFixtureRepository(): FixtureRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'wealth-checks-')));
  return {
    root,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    [Symbol.dispose]() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Adds a workspace project with its tags and an entry, linked into node_modules as npm would. */
export function addProject(repository: FixtureRepository, folder: string, tags: string[]): void {
  const name = `@fixture/${folder.replaceAll('/', '-')}`;
  repository.write(
    `${folder}/package.json`,
    JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' }, nx: { tags } }),
  );
  repository.write(`${folder}/src/index.ts`, 'export const entry = 1;\n');
  const link = join(repository.root, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(repository.root, folder), link, 'junction');
}

/** Adds a third-party package to node_modules. */
export function addPackage(repository: FixtureRepository, name: string): void {
  repository.write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  repository.write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
}
