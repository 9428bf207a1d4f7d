import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { readProjects } from './projects.ts';
import { boundaryRules } from './boundaryRules.ts';

export interface BoundaryViolation {
  rule: string;
  from: string;
  to: string;
  advice: string;
}

export interface BoundaryReport {
  projects: number;
  modules: number;
  violations: BoundaryViolation[];
}

/**
 * Checks every import of the repository at `root` against the rules that follow from the Nx tags.
 *
 * @throws Error when a project lacks its tags; the repository is at fault.
 */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const projects = readProjects(root);
  const { output } = await cruise(
    [...new Set(projects.map(({ folder }) => folder.split('/')[0] ?? folder))],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: boundaryRules(projects) },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(storybook-static|dist|public|test-results|playwright-report)/' },
    },
    {
      // Without these the `exports` of our own packages are not read and their imports silently vanish.
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return {
    projects: projects.length,
    modules: output.summary.totalCruised,
    violations: toViolations(output),
  };
}

function toViolations(result: ICruiseResult): BoundaryViolation[] {
  const rules = result.summary.ruleSetUsed?.forbidden ?? [];
  return result.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    advice: rules.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
}
