import { checkBoundaries } from './boundaries/checkBoundaries.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const { projects, modules, violations } = await checkBoundaries(repositoryRoot);
for (const { rule, from, to, advice } of violations) {
  console.log(`${from}\n  ${rule}: imports ${to}\n  → ${advice}`);
}
console.log(`${projects} projects, ${modules} modules, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 ? 1 : 0;
