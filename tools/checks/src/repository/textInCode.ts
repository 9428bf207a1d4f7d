import ts from 'typescript';
import { isProduct } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

const letters = /\p{L}/u;
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'confirmLabel',
  'description',
  'errorMessage',
  'hint',
  'label',
  'message',
  'placeholder',
  'title',
]);

const spokenProperties = new Set([
  'cancelLabel',
  'confirmLabel',
  'description',
  'errorMessage',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'title',
]);
/** Keys of the catalogue and class names begin with a small letter, and Hindi has no capitals. */
const sentence = /^(?:\p{Lu}|\p{Lo})/u;

/** A text in code cannot be translated, and the copy check does not see it. */
export const textInCode: RepositoryCheck = {
  name: 'text-in-code',
  advice: 'Put the text into libs/i18n-locale/messages/en/<namespace>.json and show it with t(…).',
  appliesTo: (path) => isProduct(path) && /^(apps|libs\/(features|ui))\/.+\.tsx?$/.test(path),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const text = shownText(node) ?? spokenProperty(node);
      if (text && letters.test(text)) yield { position: node.getStart(), what: `“${text.trim()}”` };
    }
  },
};

function shownText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node)) {
    return spokenAttributes.has(node.name.getText()) ? fixedText(node.initializer) : null;
  }
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild ? fixedText(node) : null;
}

/** `toasts.show({ title: 'Saved' })` is read by the client too. */
function spokenProperty(node: ts.Node): string | null {
  if (!ts.isPropertyAssignment(node) || !spokenProperties.has(node.name.getText())) return null;
  const text = fixedText(node.initializer);
  return text !== null && sentence.test(text) ? text : null;
}

function fixedText(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isJsxExpression(node)) return fixedText(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  }
  if (ts.isConditionalExpression(node)) return fixedText(node.whenTrue) ?? fixedText(node.whenFalse);
  return null;
}
