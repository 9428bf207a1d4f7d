import ts from 'typescript';
import { createSourceText, dottedName, literalText, nodesOf } from '../repository/sourceText.ts';
import { idPattern } from './requirements.ts';

const brackets = new RegExp(String.raw`\[(${idPattern}(?:,\s*${idPattern})*)\]`, 'g');

/** What takes a name as its first argument: tests, groups of tests, steps of a story or a journey. */
const named = /^(?:it|test|describe|step|test\.step|test\.describe)$/;

/** Test files of every kind that may carry ids. */
export function mayCarryIds(path: string): boolean {
  return /\.(test|stories|spec)\.tsx?$/.test(path);
}

/**
 * The ids in square brackets in the names of a file's tests, groups and steps, and in the `name` of a story.
 * Of a table (`it.each`) what its rows put into the name counts too. Comments do not, nor does any other text:
 * it says nothing about what a test proves.
 */
export function testIds(path: string, text: string): string[] {
  const tree = createSourceText(path, text).tree();
  const isStories = path.includes('.stories.');
  const ids = new Set<string>();
  for (const node of nodesOf(tree)) {
    const names = ts.isCallExpression(node) ? namesOfCall(node, tree) : isStories ? nameOfStory(node) : [];
    for (const id of names.flatMap(idsIn)) ids.add(id);
  }
  return [...ids];
}

function idsIn(node: ts.Node): string[] {
  return [...nodesOf(node)].flatMap((part) =>
    [...(literalText(part) ?? '').matchAll(brackets)].flatMap(([, list = '']) =>
      list.split(',').map((id) => id.trim()),
    ),
  );
}

function namesOfCall(call: ts.CallExpression, tree: ts.SourceFile): ts.Node[] {
  const [name] = call.arguments;
  if (name === undefined) return [];
  const { expression: called } = call;
  if (!ts.isCallExpression(called)) return named.test(dottedName(called) ?? '') ? [name] : [];
  const isTable =
    ts.isPropertyAccessExpression(called.expression) &&
    called.expression.name.text === 'each' &&
    named.test(dottedName(called.expression.expression) ?? '');
  return isTable ? [name, ...cellsInName(name, called.arguments[0], tree)] : [];
}

/** The cells of a table that its name shows: of `$id` the properties `id`, of `%s` the texts of rows that are lists. */
function cellsInName(name: ts.Node, argument: ts.Node | undefined, tree: ts.SourceFile): ts.Node[] {
  const text = literalText(name) ?? '';
  const shown = new Set([...text.matchAll(/\$(\w+)/g)].map(([, key]) => key));
  const table = argument && ts.isIdentifier(argument) ? constantOf(argument.text, tree) : argument;
  if (table === undefined) return [];
  return [...nodesOf(table)].filter((node) =>
    ts.isPropertyAssignment(node)
      ? shown.has(node.name.getText())
      : text.includes('%s') && ts.isStringLiteralLike(node) && ts.isArrayLiteralExpression(node.parent),
  );
}

function constantOf(name: string, tree: ts.SourceFile): ts.Node | undefined {
  return [...nodesOf(tree)].find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer,
  );
}

/** `name: '…'` of `export const Default: Story = { … }`. */
function nameOfStory(node: ts.Node): ts.Node[] {
  const isName =
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'name' &&
    ts.isObjectLiteralExpression(node.parent) &&
    ts.isVariableDeclaration(node.parent.parent);
  return isName ? [node] : [];
}
