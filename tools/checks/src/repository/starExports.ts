import ts from 'typescript';
import { isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

/** An entry is a promise: what it promises must be readable in it. */
export const starExports: RepositoryCheck = {
  name: 'star-exports',
  advice: 'List the names: export { A, type B } from …',
  appliesTo: isScript,
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      if (ts.isExportDeclaration(node) && !node.exportClause) {
        yield { position: node.getStart(), what: node.getText() };
      }
    }
  },
};
