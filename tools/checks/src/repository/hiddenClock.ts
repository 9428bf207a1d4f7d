import ts from 'typescript';
import { isProduct, isScript, isTest } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { dottedName, nodesOf } from './sourceText.ts';

const sources = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'Temporal.Now']);
const pureFolders = /^(libs\/(domain|hrefs|i18n-locale|ui|features)|tools\/sandbox\/src)\//;

/** What reads the clock or the dice by itself cannot be tested, replayed or moved to another day. */
export const hiddenClock: RepositoryCheck = {
  name: 'hidden-clock',
  advice: 'Take the clock or the random source as an argument; the composition root passes the real one.',
  appliesTo: (path) =>
    pureFolders.test(path) &&
    (isProduct(path) || (path.startsWith('tools/') && isScript(path) && !isTest(path))) &&
    path !== 'tools/sandbox/src/main.ts',
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const what = clockRead(node);
      if (what) yield { position: node.getStart(), what };
    }
  },
};

function clockRead(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) {
    const name = dottedName(node) ?? '';
    return sources.has(name) ? name : null;
  }
  const isBareDate =
    ts.isNewExpression(node) && dottedName(node.expression) === 'Date' && !node.arguments?.length;
  return isBareDate ? 'new Date()' : null;
}
