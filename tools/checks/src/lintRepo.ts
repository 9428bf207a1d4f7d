import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allChecks } from './repository/allChecks.ts';
import { parseAllowances } from './repository/parseAllowances.ts';
import { runChecks } from './repository/runChecks.ts';
import { twinLines } from './repository/twinLines.ts';
import { usedEntries } from './repository/unusedEntries.ts';
import { waitingEntries } from './repository/waitingEntries.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { readRequirements } from './specification/requirements.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const paths = repositoryFiles(repositoryRoot);
const checks = allChecks({
  root: repositoryRoot,
  exists: (path) => existsSync(join(repositoryRoot, path)),
  entries: {
    used: usedEntries(paths, read),
    waiting: waitingEntries,
    finished: readRequirements(read('docs/specification-coverage.md')).finished,
  },
});
const reports = [
  ...runChecks({
    checks,
    paths,
    read,
    allowances: parseAllowances(read('tools/checks/allowances.json')),
  }),
  ...twinLines({ paths, read }),
];

for (const { path, line, check, what, advice } of reports) {
  console.log(`${path}:${line}  ${check}: ${what}\n  → ${advice}`);
}
console.log(`${checks.length + 1} checks, ${paths.length} files, ${reports.length} findings`);
process.exitCode = reports.length > 0 ? 1 : 0;
