import ts from 'typescript';
import { isProduct, isScript, isTest } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { nodesOf } from './sourceText.ts';

const roundings = /^Math\.(round|floor|ceil|trunc)$/;
const moneyWords = /amount|balance|cash|charge|cost|paise|price|rupee|total|value/i;
/** A name, or a member, that says rupees. */
const wireAmount = /^[\w.?]*(?:amount|balance|cash|charge|cost|price|rupees)$/i;
const powersOfTen = /^1(0+|_000|0_000|00_000)$/;

/** Amounts are exact: binary floating point loses paise, and toFixed rounds 1.005 down. */
export const inexactAmounts: RepositoryCheck = {
  name: 'inexact-amounts',
  advice: 'Compute with the money functions of @wealth/domain and format with @wealth/i18n-locale.',
  appliesTo: (path) =>
    (isProduct(path) || (path.startsWith('tools/sandbox/src/') && isScript(path) && !isTest(path))) &&
    !/^libs\/(domain|i18n-locale)\//.test(path),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const what =
        inexactCall(node) ?? decimalRounding(node) ?? paiseByHand(node) ?? decimalsOf(source.path, node);
      if (what) yield { position: node.getStart(), what };
    }
  },
};

/** Arithmetic of screens and of the stream is that of @wealth/domain; the type of what it answers is free. */
function decimalsOf(path: string, node: ts.Node): string | null {
  if (!isProduct(path) || !ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) return null;
  const { moduleSpecifier: from } = node;
  return ts.isStringLiteral(from) && from.text === 'big.js' ? from.text : null;
}

function inexactCall(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null;
  const callee = node.expression;
  if (ts.isIdentifier(callee) && callee.text === 'parseFloat') return 'parseFloat(…)';
  if (!ts.isPropertyAccessExpression(callee)) return null;
  const isInexact = callee.name.text === 'toFixed' || callee.name.text === 'parseFloat';
  return isInexact ? `${callee.name.text}(…)` : null;
}

/** `Math.round(x * 100) / 100` and its relatives. */
function decimalRounding(node: ts.Node): string | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.SlashToken) return null;
  const isRounded = ts.isCallExpression(node.left) && roundings.test(node.left.expression.getText());
  // Coordinates of a chart may be rounded so; they are no money.
  if (!isRounded || !moneyWords.test(node.left.getText())) return null;
  return powersOfTen.test(node.right.getText()) ? 'rounding by multiplying and dividing' : null;
}

/** `price * 100`: rupees of the wire become paise by `fromWire` alone, since 1.15 * 100 is 114.99999999999999. */
function paiseByHand(node: ts.Node): string | null {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return null;
  const [left, right] = [node.left.getText(), node.right.getText()];
  const other = right === '100' ? left : left === '100' ? right : '';
  // A quotient times a hundred is a percentage.
  return wireAmount.test(other) ? 'rupees multiplied to paise' : null;
}
