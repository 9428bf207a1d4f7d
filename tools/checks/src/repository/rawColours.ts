import { isProduct, isScript, isStory, isTest } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import { literalText, nodesOf, type SourceText } from './sourceText.ts';

const colour =
  /(?<![\w/&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/gi;
const paletteClass =
  /(?<![\w-])(?:bg|text|border(?:-[xytrbl])?|ring|fill|stroke|from|to|via|outline|decoration|accent|caret|divide|shadow|placeholder)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b|(?<![\w-])dark:/g;

/** Colours have a meaning, and the theme decides how it looks in light, dark, and forced colours. */
export const rawColours: RepositoryCheck = {
  name: 'raw-colours',
  advice: 'Use a semantic token of libs/ui/src/theme (bg-surface, text-fg-muted, …), or add one there.',
  appliesTo: (path) =>
    !path.startsWith('libs/ui/src/theme/') &&
    !isTest(path) &&
    (isProduct(path) || isStoryOfOurs(path) || (/^(apps|libs)\//.test(path) && path.endsWith('.css'))),
  *find(source) {
    if (isScript(source.path)) yield* inLiterals(source);
    else yield* matches(source.text.replaceAll(/\/\*[\s\S]*?\*\//g, blank), 0);
  },
};

function isStoryOfOurs(path: string): boolean {
  return isStory(path) && isScript(path) && !path.includes('/foundations/');
}

function* inLiterals(source: SourceText): Generator<Finding> {
  for (const node of nodesOf(source.tree())) {
    const text = literalText(node);
    if (text !== null) yield* matches(text, node.getStart());
  }
}

function* matches(text: string, start: number): Generator<Finding> {
  for (const pattern of [colour, paletteClass]) {
    for (const match of text.matchAll(pattern)) yield { position: start + match.index, what: match[0] };
  }
}

/** Keeps the offsets and the line breaks of what it hides. */
function blank(comment: string): string {
  return comment.replaceAll(/[^\n]/g, ' ');
}
