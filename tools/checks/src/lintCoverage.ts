import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsOfSteps, steps } from './run/steps.ts';
import { reportCoverage } from './specification/reportCoverage.ts';
import { readRequirements, withProofs } from './specification/requirements.ts';
import { mayCarryIds, testIds } from './specification/testIds.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const page = join(repositoryRoot, 'docs/specification-coverage.md');
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const scripts = scriptsOfSteps(steps);

const idsByFile = new Map(
  repositoryFiles(repositoryRoot)
    .filter(mayCarryIds)
    .map((path) => [path, testIds(path, read(path))] as const),
);

function report() {
  const document = readRequirements(readFileSync(page, 'utf8'));
  return { document, ...reportCoverage({ document, idsByFile, scripts }) };
}

if (process.argv.includes('--write')) {
  const { document, tests } = report();
  writeFileSync(page, withProofs(document, tests));
}

const { issues, failures } = report();
for (const { issue, isFinished, proven, measured, byHand, total, open } of issues) {
  const others = [
    ...(measured > 0 ? [`${measured} by npm run bench`] : []),
    ...(byHand > 0 ? [`${byHand} by hand`] : []),
  ].join(', ');
  const name = `Issue ${issue}${isFinished ? ' (finished)' : ''}`;
  console.log(`${name}: ${proven} of ${total} requirements proven${others && `, ${others}`}`);
  // The list of an issue that nobody has begun would say nothing.
  if (proven > 0 && open.length > 0) console.log(`  without a test: ${open.join(' ')}`);
}
for (const failure of failures) console.log(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
