import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readProjects } from '../boundaries/projects.ts';
import { repositoryFiles } from '../repositoryFiles.ts';

/** What tools keep in node_modules for one checkout, and the links to our own projects, which are made anew. */
const ownOfACheckout = /^(?:\.cache|\.vite.*|\.vitest.*|\.package-lock\.json|@wealth)$/;

function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@wealth'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !ownOfACheckout.test(entry))) {
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const { name, folder } of readProjects(root)) {
    symlinkSync(join(copy, folder), join(packages, name));
    const nested = join(root, folder, 'node_modules');
    if (!existsSync(nested)) continue;
    mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
    for (const entry of readdirSync(nested).filter((child) => !ownOfACheckout.test(child))) {
      symlinkSync(join(nested, entry), join(copy, folder, 'node_modules', entry));
    }
  }
}

interface CopyOptions {
  /** Whether it begins as a clone does, without the generated code. */
  isFresh?: boolean;
}

/**
 * A checkout of its own in a temporary folder: every file that Git knows or would know as it is here now, the generated
 * code, and the installed packages by link. Nothing is downloaded.
 *
 * @returns Its absolute path.
 */
export function copyRepository(root: string, { isFresh = false }: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'wealth-tutorial-'));
  const generated = isFresh
    ? []
    : globSync(['libs/*/src/generated/**/*.*', 'apps/*/src/*.gen.ts'], { cwd: root });
  for (const path of [...repositoryFiles(root), ...generated]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkPackages(root, copy);
  // Some checks ask Git what belongs to the repository; it has to be another one than the one around it.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  return copy;
}
