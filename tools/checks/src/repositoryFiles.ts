import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** MSW writes this file and checks that nobody has changed it. */
const notOurs = /(^|\/)mockServiceWorker\.js$/;

/** Files that git tracks or would track, relative to `root`: nothing generated, nothing ignored. */
export function repositoryFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = new Set(list.split('\0').filter((path) => path !== '' && !notOurs.test(path)));
  return [...paths].filter((path) => existsSync(join(root, path))).toSorted();
}
