import ts from 'typescript';
import { isProduct } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

const stores = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);

/** Storage is denied in some browsers and holds a refresh token in others: two projects know how to handle it. */
export const storageAccess: RepositoryCheck = {
  name: 'storage',
  advice: 'Keep it through @wealth/session or @wealth/preferences, which handle denied storage.',
  appliesTo: (path) => isProduct(path) && !/^libs\/(session|preferences)\//.test(path),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      if (ts.isIdentifier(node) && stores.has(node.text)) {
        yield { position: node.getStart(), what: node.text };
      }
      if (ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie') {
        yield { position: node.getStart(), what: 'document.cookie' };
      }
    }
  },
};
