import { posix } from 'node:path';
import type { RepositoryCheck } from './repositoryCheck.ts';

const link = /\]\(([^)\s]+)\)/g;

/**
 * A page that points to nothing stops the person who reads it.
 *
 * @param exists - Whether a file or folder of this path stands in the repository.
 */
export function brokenLinks(exists: (path: string) => boolean): RepositoryCheck {
  return {
    name: 'broken-links',
    advice: 'Point to a file that is in the repository, relative to this page.',
    appliesTo: (path) => path.endsWith('.md'),
    *find({ path, text }) {
      for (const match of text.matchAll(link)) {
        const [target = ''] = (match[1] ?? '').split('#');
        if (target === '' || /^[a-z]+:/.test(target)) continue;
        if (!exists(posix.join(posix.dirname(path), target))) yield { position: match.index, what: target };
      }
    },
  };
}
