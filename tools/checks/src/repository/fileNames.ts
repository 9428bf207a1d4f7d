import { basename } from 'node:path';
import ts from 'typescript';
import { isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';

/** Named by the tool that looks for them, or by what they stand for: an entry, a program, a route. */
const isNamedOtherwise = (path: string) =>
  /\.(test|spec|stories|config|d)\.|\/(index|main|config|testing)\.[cm]?tsx?$|^apps\/web\/src\/routes\//.test(
    path,
  );

interface Exports {
  values: string[];
  types: string[];
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function valuesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}

function exportsOf(tree: ts.SourceFile): Exports {
  const exported = tree.statements.filter(isExported);
  return {
    values: exported.flatMap(valuesOf),
    types: exported.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? [statement.name.text]
        : [],
    ),
  };
}

const camelCased = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/**
 * A file with one value is named as that value, or as the noun beside it that the value makes (`Idle` and `createIdle`
 * in `idle.ts`). A file of many is named by its subject; a capital belongs to a component, a class or a context.
 */
function isWellNamed(name: string, { values, types }: Exports): boolean {
  if (values.length + types.length === 0 || values.includes(name)) return true;
  if (/^[A-Z]/.test(name)) return false;
  return values.length !== 1 || types.map(camelCased).includes(name);
}

export const fileNames: RepositoryCheck = {
  name: 'file-names',
  advice: 'Name the file as its main export: camelCase, PascalCase for a component or a class.',
  appliesTo: (path) => isScript(path) && !isNamedOtherwise(path),
  *find(source) {
    const name = basename(source.path).replace(/\..*$/, '');
    if (!isWellNamed(name, exportsOf(source.tree()))) yield { position: 0, what: source.path };
  },
};
