import { createSourceText, literalText, nodesOf } from '../repository/sourceText.ts';
import { idPattern } from './requirements.ts';

const brackets = new RegExp(String.raw`\[(${idPattern}(?:,\s*${idPattern})*)\]`, 'g');

/** Test files of every kind that may carry ids. */
export function mayCarryIds(path: string): boolean {
  return /\.(test|stories|spec)\.tsx?$/.test(path);
}

/** The ids in square brackets in the texts of a test file: names of tests, steps and stories. Comments do not count. */
export function testIds(path: string, text: string): string[] {
  const ids = new Set<string>();
  for (const node of nodesOf(createSourceText(path, text).tree())) {
    for (const [, list = ''] of (literalText(node) ?? '').matchAll(brackets)) {
      for (const id of list.split(',')) ids.add(id.trim());
    }
  }
  return [...ids];
}
