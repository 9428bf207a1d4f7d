import ts from 'typescript';
import { isProduct } from './paths.ts';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';
import { dottedName, literalText, nodesOf, type SourceText } from './sourceText.ts';

const sinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcdoc',
  'srcDoc',
]);
const htmlPatterns = [/\son\w+\s*=/gi, /<script(?![^>]*\ssrc=)[^>]*>/gi, /<style[\s>]/gi, /\sstyle\s*=/gi];

/** Under our Content-Security-Policy and Trusted Types these do not run, and they are how scripts get injected. */
export const unsafeHtml: RepositoryCheck = {
  name: 'unsafe-html',
  advice: 'Render elements with React, listen with addEventListener, and put styles into a stylesheet.',
  appliesTo: (path) => isProduct(path) || (/^(apps|libs)\//.test(path) && path.endsWith('.html')),
  *find(source) {
    if (source.path.endsWith('.html')) {
      for (const pattern of htmlPatterns) {
        for (const match of source.text.matchAll(pattern)) {
          yield { position: match.index, what: match[0].trim() };
        }
      }
      return;
    }
    yield* inScript(source);
  },
};

function* inScript(source: SourceText): Generator<Finding> {
  for (const node of nodesOf(source.tree())) {
    const what = unsafeName(node) ?? unsafeCall(node) ?? styleElement(node);
    if (what) yield { position: node.getStart(), what };
  }
}

function unsafeName(node: ts.Node): string | null {
  if (ts.isIdentifier(node) && sinks.has(node.text)) return node.text;
  const text = literalText(node);
  return text !== null && (sinks.has(text) || /^javascript:/i.test(text)) ? text : null;
}

function unsafeCall(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return null;
  const name = dottedName(node.expression)?.replace(/^(window|globalThis)\./, '') ?? '';
  if (/^(eval|Function|document\.write(ln)?)$/.test(name)) return `${name}(…)`;
  return name.endsWith('.setAttribute') ? inlineHandler(node.arguments?.[0]) : null;
}

function inlineHandler(attribute: ts.Expression | undefined): string | null {
  const text = attribute?.getText() ?? '';
  return /^['"](on|style)/.test(text) ? `setAttribute(${text}, …)` : null;
}

function styleElement(node: ts.Node): string | null {
  const isOpening = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return isOpening && node.tagName.getText() === 'style' ? '<style>' : null;
}
