import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One directive of nginx: its words, and what stands in its braces. */
export interface Directive {
  words: string[];
  block: Directive[];
}

const token = /#[^\n]*|"(?:[^"\\]|\\.)*"|[{};]|[^\s{};"]+/g;

/** Reads the text of a configuration into its directives. */
export function parseNginx(text: string): Directive[] {
  const tokens = [...text.matchAll(token)].map(([found]) => found).filter((found) => !found.startsWith('#'));
  let position = 0;

  function readBlock(): Directive[] {
    const directives: Directive[] = [];
    let words: string[] = [];
    for (; position < tokens.length; position += 1) {
      const found = tokens[position] ?? '';
      if (found === '}') break;
      if (found === ';' || found === '{') {
        position += found === '{' ? 1 : 0;
        directives.push({ words, block: found === '{' ? readBlock() : [] });
        words = [];
      } else {
        words.push(found.startsWith('"') ? found.slice(1, -1) : found);
      }
    }
    return directives;
  }

  return readBlock();
}

/** The configurations of docs/security-headers.md, by the name in the first comment of each. */
export function documentedNginx(): ReadonlyMap<string, Directive[]> {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/security-headers.md'), 'utf8');
  const blocks = [...page.matchAll(/```nginx\n# ([\w.-]+)[^\n]*\n([\s\S]*?)```/g)];
  return new Map(blocks.map(([, name = '', text = '']) => [name, parseNginx(text)]));
}
