import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { createSourceText, literalText, nodesOf } from '../repository/sourceText.ts';
import { readProjects } from './projects.ts';

const manifest = z.object({
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
});

export interface UndeclaredImport {
  project: string;
  /** The project that is imported and stands in neither list of dependencies. */
  imported: string;
  /** The first file that imports it. */
  file: string;
}

/**
 * Imports of our own projects that the package.json of the importing one does not declare. The import works (npm links
 * every workspace), but Nx draws its graph from the declarations: what is not declared is a stale answer from the cache.
 *
 * @param files - of the repository, relative to its root.
 */
export function undeclaredImports(root: string, files: readonly string[]): UndeclaredImport[] {
  const projects = readProjects(root);
  const names = projects.map(({ name }) => name);
  const found = new Map<string, UndeclaredImport>();
  for (const file of files.filter((path) => /\.(?:tsx?|mts|css)$/.test(path))) {
    const own = projects
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .toSorted((left, right) => right.folder.length - left.folder.length)[0];
    if (own === undefined) continue;
    const declared = declaredBy(join(root, own.folder));
    const undeclared = names.filter((name) => name !== own.name && !declared.has(name));
    const text = readFileSync(join(root, file), 'utf8');
    // What a file does not name it does not import; to parse them all takes seconds.
    if (!undeclared.some((name) => text.includes(name))) continue;
    for (const imported of packagesIn(file, text)) {
      const key = `${own.name} ${imported}`;
      if (undeclared.includes(imported) && !found.has(key))
        found.set(key, { project: own.name, imported, file });
    }
  }
  return [...found.values()];
}

function declaredBy(folder: string): Set<string> {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
}

/** The packages that a file imports, without their entries. */
function packagesIn(file: string, text: string): string[] {
  const specifiers = file.endsWith('.css')
    ? [...text.matchAll(/@import '([^']+)'/g)].map(([, address = '']) => address)
    : [...nodesOf(createSourceText(file, text).tree())].flatMap((node) => specifierOf(node) ?? []);
  return specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

function specifierOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node)) return literalText(node.moduleSpecifier);
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier ? literalText(node.moduleSpecifier) : null;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return literalText(node.argument.literal);
  const isImportCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [first] = isImportCall ? node.arguments : [];
  return first ? literalText(first) : null;
}
