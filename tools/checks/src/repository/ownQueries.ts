import ts from 'typescript';
import { isProduct } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

const hooks = /^use(Suspense)?(Infinite)?(Query|Queries|Mutation)$/;

/** A query without the SDK's function and key is validated by nothing and made stale by nothing. */
export const ownQueries: RepositoryCheck = {
  name: 'own-queries',
  advice: 'Call a generated hook of @wealth/api-sdk.',
  appliesTo: (path) => isProduct(path) && path.startsWith('libs/features/'),
  *find(source) {
    // Paging and the like need a hook of React Query's own, with the SDK's function and key.
    if (importsSdk(source.tree())) return;
    for (const node of nodesOf(source.tree())) if (ts.isImportDeclaration(node)) yield* ownQuery(node);
  },
};

function importsSdk(file: ts.SourceFile): boolean {
  return file.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      !statement.importClause?.isTypeOnly &&
      /^['"]@wealth\/api-sdk\/(?!model|testing)/.test(statement.moduleSpecifier.getText()),
  );
}

function* ownQuery(node: ts.ImportDeclaration): Generator<Finding> {
  const module = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  const bindings = node.importClause?.namedBindings;
  if (module !== '@tanstack/react-query' || !bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements) {
    const imported = (propertyName ?? name).text;
    if (hooks.test(imported)) yield { position: name.getStart(), what: `${imported} of ${module}` };
  }
}
