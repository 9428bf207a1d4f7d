export interface ReportOfScript {
  script: string;
  file: string;
}

export interface Step {
  id: string;
  title: string;
  /** A program of node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]];
  /**
   * The JSON report that each project with this npm script leaves in its `.results` folder; a step
   * without reports counts as one check.
   */
  report?: ReportOfScript;
  /** Ids of the steps without whose success this one would only repeat their failure. */
  needs?: readonly string[];
  needsBrowser?: boolean;
  /** Reads only, with one core: those that stand together run two at a time. */
  runsBeside?: boolean;
}

/** A script of the repository, which Nx answers from its cache while no file has changed. */
function check(id: string, title: string, script: string): Step {
  const command = ['nx', 'run-many', '-t', script, '-p', '@wealth/checks', '--output-style=static'] as const;
  return { id, title, command, needs: ['generate'], runsBeside: true };
}

/** Everything that `npm test` runs, in this order: the quick checks first, the longest of them before the others, the browsers last. */
export const steps: readonly Step[] = [
  { id: 'generate', title: 'Generated code', command: ['nx', 'run-many', '-t', 'generate'] },
  check('format', 'Format', 'format:check'),
  check('lint', 'Lint', 'lint:code'),
  check('boundaries', 'Import directions', 'lint:boundaries'),
  check('dead', 'Dead code', 'lint:dead'),
  check('repository', 'Repository checks', 'lint:repo'),
  check('coverage', 'Specification coverage', 'lint:coverage'),
  check('openapi', 'API description', 'lint:openapi'),
  check('messages', 'Translations', 'lint:messages'),
  {
    id: 'types',
    title: 'Types',
    command: ['nx', 'run-many', '-t', 'typecheck'],
    needs: ['generate'],
  },
  {
    id: 'unit',
    title: 'Unit tests',
    command: ['nx', 'run-many', '-t', 'test', '--output-style=static'],
    report: { script: 'test', file: 'vitest.json' },
    needs: ['generate'],
  },
  {
    id: 'build',
    title: 'Build of the app',
    command: ['nx', 'run-many', '-t', 'build'],
    needs: ['generate'],
  },
  {
    id: 'storybook',
    title: 'Build of the Storybook',
    command: ['nx', 'run-many', '-t', 'build-storybook'],
    needs: ['generate'],
  },
  {
    id: 'stories',
    title: 'Stories',
    command: ['nx', 'run-many', '-t', 'test:stories', '--output-style=static'],
    report: { script: 'test:stories', file: 'stories.json' },
    needs: ['storybook'],
    needsBrowser: true,
  },
  {
    id: 'looks',
    title: 'Kitchen sinks in every look',
    command: ['nx', 'run-many', '-t', 'test:looks', '--output-style=static'],
    report: { script: 'test:looks', file: 'looks.json' },
    needs: ['storybook'],
    needsBrowser: true,
  },
  {
    id: 'pact',
    title: 'Contracts, consumer',
    command: ['nx', 'run-many', '-t', 'pact', '--output-style=static'],
    report: { script: 'pact', file: 'pact.json' },
    needs: ['generate'],
  },
  {
    id: 'provider',
    title: 'Contracts, provider',
    command: ['nx', 'run-many', '-t', 'pact:provider', '--output-style=static'],
    report: { script: 'pact:provider', file: 'provider.json' },
    needs: ['pact'],
  },
  {
    id: 'tutorial',
    title: 'Tutorial',
    command: ['nx', 'run-many', '-t', 'test:tutorial', '--output-style=static'],
    report: { script: 'test:tutorial', file: 'tutorial.json' },
    needs: ['generate'],
    needsBrowser: true,
  },
  {
    id: 'e2e',
    title: 'Journeys',
    command: ['nx', 'run-many', '-t', 'e2e', '--output-style=static'],
    report: { script: 'e2e', file: 'playwright.json' },
    needs: ['build'],
    needsBrowser: true,
  },
];

/** The npm scripts of the repository that these steps run. */
export function scriptsOfSteps(all: readonly Step[]): string[] {
  return all.flatMap(({ command: [program, ...words] }) => {
    const target = words.indexOf('-t') + 1;
    return program === 'nx' && target > 0 ? words.slice(target, target + 1) : [];
  });
}
