import ts from 'typescript';
import { isScript, isTest } from './paths.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { dottedName, nodesOf } from './sourceText.ts';

/** What joins the sandbox, what defines its timers, and transfers, whose stalls are of the machine and not of its clock. */
const allowed = /^tools\/sandbox\/src\/(?:createSandbox\.ts|machine\/|agenda\/|uploads\/|api\/files\/)/;

/** What looks at the clock by itself happens too late, and after things that were due later. */
export const ownTimers: RepositoryCheck = {
  name: 'own-timers',
  advice:
    'Make it a source of the agenda (tools/sandbox/src/agenda): what is due is done at its own instant, by nothing else.',
  appliesTo: (path) =>
    path.startsWith('tools/sandbox/src/') && isScript(path) && !isTest(path) && !allowed.test(path),
  *find(source) {
    for (const node of nodesOf(source.tree())) {
      const what = ownTimer(node);
      if (what) yield { position: node.getStart(), what };
    }
  },
};

function ownTimer(node: ts.Node): string | null {
  if (ts.isIdentifier(node) && node.text === 'settleDue') return node.text;
  if (!ts.isCallExpression(node)) return null;
  const name = dottedName(node.expression) ?? '';
  return /(?:^|\.)timers\.every$|(?:^|\.)setInterval$/.test(name) ? `${name}(…)` : null;
}
