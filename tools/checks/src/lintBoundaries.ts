import { checkBoundaries } from './boundaries/checkBoundaries.ts';
import { foreignPaths } from './boundaries/foreignPaths.ts';
import { pathAllowances } from './boundaries/pathAllowances.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const { projects, modules, violations } = await checkBoundaries(repositoryRoot);
for (const { rule, from, to, advice } of violations) {
  console.log(`${from}\n  ${rule}: imports ${to}\n  → ${advice}`);
}
const paths = foreignPaths(repositoryRoot, repositoryFiles(repositoryRoot), pathAllowances);
for (const { file, line, text, into } of paths.found) {
  console.log(`${file}:${line}\n  '${text}' leads into ${into}, which may not be imported from here.`);
  console.log('  → Let its owner read it, move it down, or allow it in pathAllowances.ts with a reason.');
}
for (const { from, into } of paths.unused) {
  console.log(`tools/checks/src/boundaries/pathAllowances.ts\n  nothing in ${from} leads into ${into}.`);
}
console.log(
  `${projects} projects, ${modules} modules, ${violations.length} forbidden imports, ` +
    `${paths.found.length} forbidden paths, ${paths.unused.length} unused allowances`,
);
process.exitCode = violations.length + paths.found.length + paths.unused.length > 0 ? 1 : 0;
