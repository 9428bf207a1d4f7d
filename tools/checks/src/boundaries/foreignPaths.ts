import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { createSourceText, lineOf, literalText, nodesOf } from '../repository/sourceText.ts';
import { mayImport } from './directions.ts';
import type { PathAllowance } from './pathAllowances.ts';
import { readProjects, type Project } from './projects.ts';

export interface ForeignPath {
  file: string;
  /** 1-based. */
  line: number;
  /** The string as it is written. */
  text: string;
  /** Name of the project that it leads into. */
  into: string;
}

export interface ForeignPathReport {
  found: ForeignPath[];
  /** Allowances that nothing needs any more. */
  unused: PathAllowance[];
}

interface Written {
  text: string;
  position: number;
  /** The address of an import is read from its file only. */
  isImport: boolean;
}

const readable = /\.(?:[cm]?[jt]sx?|css|jsonc?)$/;
const glob = /[*?[{(]/;

/**
 * Strings in source and configuration that lead into the folder of another project where an import might not: paths
 * and globs, from their file, from the folder of their project or from the root of the repository.
 *
 * @param files - of the repository, relative to its root.
 */
export function foreignPaths(
  root: string,
  files: readonly string[],
  allowances: readonly PathAllowance[],
): ForeignPathReport {
  const projects = readProjects(root);
  const used = new Set<PathAllowance>();
  const found: ForeignPath[] = [];
  for (const file of files.filter((path) => readable.test(path))) {
    const own = projectOf(file, projects);
    if (!own) continue;
    const text = readFileSync(posix.join(root, file), 'utf8');
    for (const written of stringsOf(file, text)) {
      const targets = placesOf(written, { root, file, own })
        .flatMap((place) => projectsAt(place, own, projects))
        .filter((target) => !mayImport(own.type, target.type));
      for (const target of new Set(targets)) {
        const allowance = allowances.find(
          ({ from, into }) => file.startsWith(from) && (into === 'all' || into === target.folder),
        );
        if (allowance) used.add(allowance);
        else
          found.push({
            file,
            line: lineOf(text, written.position),
            text: written.text,
            into: target.name,
          });
      }
    }
  }
  return { found, unused: allowances.filter((allowance) => !used.has(allowance)) };
}

/** The innermost project of a file. */
function projectOf(file: string, projects: readonly Project[]): Project | undefined {
  return projects
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .toSorted((left, right) => right.folder.length - left.folder.length)[0];
}

function stringsOf(file: string, text: string): Written[] {
  if (/\.(?:css|jsonc?)$/.test(file)) {
    return [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(({ 1: single, 2: double = '', index }) => ({
      text: single ?? double,
      position: index,
      isImport: false,
    }));
  }
  const tree = createSourceText(file, text).tree();
  return [...nodesOf(tree)].flatMap((node) => {
    const literal = literalText(node);
    return literal === null
      ? []
      : [{ text: literal, position: node.getStart(tree), isImport: isAddress(node) }];
  });
}

function isAddress({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
}

interface Place {
  /** Relative to the root, up to the first part with a sign of a glob. */
  folder: string;
  isGlob: boolean;
}

/** Where a string may lead, read as a path; none for what is no path. */
function placesOf(
  { text, isImport }: Written,
  { root, file, own }: { root: string; file: string; own: Project },
): Place[] {
  const path = text.replace(/^!/, '').replace(/^\{workspaceRoot\}\//, '');
  if (!path.includes('/') || /\s/.test(path)) return [];
  const parts = path.split('/');
  const at = parts.findIndex((part) => glob.test(part));
  const fixed = (at === -1 ? parts : parts.slice(0, at)).join('/');
  const isGlob = at !== -1;
  if (!fixed.startsWith('.')) return [{ folder: fixed.replace(/\/$/, ''), isGlob }];
  const fromFile = { folder: posix.join(posix.dirname(file), fixed), isGlob };
  const fromProject = { folder: posix.join(own.folder, fixed), isGlob };
  // A script may run in the folder of its project; only what is there, and not around it, was meant so.
  const isMeant =
    !isImport &&
    !own.folder.startsWith(fromProject.folder) &&
    existsSync(posix.join(root, fromProject.folder));
  return isMeant ? [fromFile, fromProject] : [fromFile];
}

/** The other projects that a place lies in, or that lie in it. */
function projectsAt({ folder: place, isGlob }: Place, own: Project, projects: readonly Project[]): Project[] {
  const folder = place.replace(/\/$/, '');
  const inside = projectOf(`${folder}/`, projects);
  if (inside) return inside === own ? [] : [inside];
  const isAbove = own.folder.startsWith(`${folder}/`);
  if (isAbove && !isGlob) return [];
  return projects.filter((other) => other !== own && other.folder.startsWith(`${folder}/`));
}
