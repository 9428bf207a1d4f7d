import { execFileSync } from 'node:child_process';

/** A file as `npm run format` would leave it. @param root - Absolute path of the repository. */
export function formatted(root: string, path: string, text: string): string {
  return execFileSync('oxfmt', [`--stdin-filepath=${path}`], { cwd: root, input: text, encoding: 'utf8' });
}
