import ts from 'typescript';

/** A file of the repository, read once and parsed at most once. */
export interface SourceText {
  /** Relative to the root of the repository, with forward slashes. */
  path: string;
  text: string;
  /** The syntax tree of a script; its nodes know their parents. */
  tree: () => ts.SourceFile;
}

export function createSourceText(path: string, text: string): SourceText {
  let parsed: ts.SourceFile | undefined;
  return {
    path,
    text,
    tree: () => (parsed ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))),
  };
}

function kindOf(path: string): ts.ScriptKind {
  if (path.endsWith('x')) return ts.ScriptKind.TSX;
  return /\.[cm]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

/** Every node below `node`, itself included, in the order of the text. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  // A generator in a generator for each level would take longer than all that is asked of the nodes.
  const left: ts.Node[] = [node];
  for (let next = left.pop(); next; next = left.pop()) {
    yield next;
    const children: ts.Node[] = [];
    next.forEachChild((child) => void children.push(child));
    left.push(...children.toReversed());
  }
}

/** 1-based line of an offset. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** The text of a string literal or of a fixed part of a template, else null. */
export function literalText(node: ts.Node): string | null {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  return isText ? node.text : null;
}

/** `a.b.c` of a chain of plain names, else null. */
export function dottedName(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (!ts.isPropertyAccessExpression(node)) return null;
  const left = dottedName(node.expression);
  return left === null ? null : `${left}.${node.name.text}`;
}
