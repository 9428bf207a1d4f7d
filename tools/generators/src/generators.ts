import { parseArgs } from 'node:util';
import type { Tree } from './createTree.ts';
import { newComponent } from './newComponent.ts';
import { newDrawer } from './newDrawer.ts';
import { newOperation } from './newOperation.ts';
import { newPage } from './newPage.ts';
import { Refusal } from './Refusal.ts';

export const usage = `npm run new -- operation <id> --tag <tag> [--path <path>]   getNearHighs: described, handled, tested
npm run new -- page <feature> <name>                        market nearHighs: at /near-highs
npm run new -- drawer <type> --feature <feature> [--takes <subject>]   dayRange: declared, typed, tested
npm run new -- component <Name> --issue <issue> [--texts]   PriceTag: an entry of libs/ui, with texts of its own`;

const options = {
  tag: { type: 'string' },
  path: { type: 'string' },
  feature: { type: 'string' },
  takes: { type: 'string' },
  issue: { type: 'string' },
  texts: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : usage);
  }
}

/** Whether nothing is asked for but how to ask. */
export function asksForHelp(args: readonly string[]): boolean {
  return read(args).values.help;
}

type Values = ReturnType<typeof read>['values'];

interface Call {
  root: string;
  /** The words after the name of the generator. */
  words: readonly string[];
  values: Values;
}

/** By name; null for words that it cannot read. */
const generators: Readonly<Record<string, (tree: Tree, call: Call) => string[] | null>> = {
  operation(tree, { root, words: [id, ...rest], values: { tag, path } }) {
    if (id === undefined || tag === undefined || rest.length > 0) return null;
    return newOperation(tree, root, { id, tag, path });
  },
  page(tree, { words: [feature, name, ...rest] }) {
    return feature === undefined || name === undefined || rest.length > 0
      ? null
      : newPage(tree, { feature, name });
  },
  drawer(tree, { words: [type, ...rest], values: { feature, takes } }) {
    if (type === undefined || feature === undefined || rest.length > 0) return null;
    return newDrawer(tree, { type, feature, takes });
  },
  component(tree, { words: [name, ...rest], values: { texts, issue } }) {
    if (name === undefined || issue === undefined || rest.length > 0) return null;
    return newComponent(tree, { name, hasTexts: texts, issue });
  },
};

/**
 * Makes what the words ask for.
 *
 * @param root - Absolute path of the repository.
 * @returns What is left to do by hand, each with the files that it is about.
 * @throws Refusal when they ask for something that there is already, or that cannot be.
 */
export function generate(tree: Tree, root: string, args: readonly string[]): string[] {
  const { positionals, values } = read(args);
  const [kind = '', ...words] = positionals;
  const generator = Object.hasOwn(generators, kind) ? generators[kind] : undefined;
  const left = generator?.(tree, { root, words, values }) ?? null;
  if (left === null) throw new Refusal(usage);
  return left;
}
