import ts from 'typescript';
import { isScript } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { dottedName, nodesOf } from './sourceText.ts';

/** A fixed wait is too short on a slow machine and too long on every other. */
export const sleeps: RepositoryCheck = {
  name: 'sleeps',
  advice:
    'Wait for what the person would see (findBy…, expect(…).toBeVisible, vi.waitFor) or use fake timers.',
  // Stand-ins of servers may answer late, driven by fake timers; what waits for them may not.
  appliesTo: (path) =>
    isScript(path) && (/\.(test|spec|stories)\.tsx?$/.test(path) || path.startsWith('e2e/')),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const what = sleep(node);
      if (what) yield { position: node.getStart(), what };
    }
  },
};

function sleep(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) && /^(node:)?timers\/promises$/.test(node.text)) return node.text;
  if (ts.isCallExpression(node)) {
    const name = dottedName(node.expression) ?? '';
    if (name.endsWith('.waitForTimeout') || /(^|\.)sleep$/.test(name)) return `${name}(…)`;
  }
  const isPromise = ts.isNewExpression(node) && dottedName(node.expression) === 'Promise';
  return isPromise && startsTimer(node) ? 'a promise of setTimeout' : null;
}

/** The executor itself starts a timer to resolve: `new Promise((done) => setTimeout(done, 100))`. */
function startsTimer(promise: ts.NewExpression): boolean {
  const [executor] = promise.arguments ?? [];
  if (!executor || !(ts.isArrowFunction(executor) || ts.isFunctionExpression(executor))) return false;
  const [resolve] = executor.parameters;
  return [...nodesOf(executor.body)].some(
    (node) =>
      ts.isCallExpression(node) &&
      /^((window|globalThis)\.)?setTimeout$/.test(dottedName(node.expression) ?? '') &&
      node.arguments[0]?.getText() === resolve?.name.getText(),
  );
}
