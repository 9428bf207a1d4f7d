import ts from 'typescript';
import { isProduct } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import { dottedName, nodesOf } from './sourceText.ts';

/** Where each way to the network may be opened. */
const owners = new Map([
  ['fetch', /^libs\/api-sdk\/src\/http\//],
  ['XMLHttpRequest', /^libs\/api-sdk\/src\/http\//],
  ['navigator.sendBeacon', /^libs\/api-sdk\/src\/http\//],
  ['WebSocket', /^libs\/stream\//],
  ['EventSource', /^libs\/stream\//],
]);

const ownQueries = /^use(Suspense)?(Infinite)?(Query|Queries|Mutation)$/;

/** Only the SDK's core knows time-outs, the envelope, validation and the refresh of a token. */
export const transport: RepositoryCheck = {
  name: 'transport',
  advice: 'Call a generated function or hook of @wealth/api-sdk, or a hook of @wealth/stream.',
  appliesTo: isProduct,
  *find(source) {
    // Paging and the like need a hook of React Query's own, with the SDK's function and key.
    const mayQuery = !source.path.startsWith('libs/features/') || importsSdk(source.tree());
    for (const node of nodesOf(source.tree())) {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) yield* foreignCall(node, source.path);
      if (ts.isImportDeclaration(node) && !mayQuery) yield* ownQuery(node);
    }
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

function* foreignCall(node: ts.CallExpression | ts.NewExpression, path: string): Generator<Finding> {
  const name = dottedName(node.expression)?.replace(/^(window|globalThis|self)\./, '') ?? '';
  const owner = owners.get(name);
  if (owner && !owner.test(path)) yield { position: node.getStart(), what: `${name}(…)` };
}

function* ownQuery(node: ts.ImportDeclaration): Generator<Finding> {
  const module = ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
  const bindings = node.importClause?.namedBindings;
  if (module !== '@tanstack/react-query' || !bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements) {
    const imported = (propertyName ?? name).text;
    if (ownQueries.test(imported)) {
      yield { position: name.getStart(), what: `${imported} of ${module}` };
    }
  }
}
