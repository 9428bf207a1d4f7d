export interface ReportOfScript {
  script: string;
  file: string;
  /** Only those of these projects. @default of all that have the script */
  of?: readonly string[];
  /** Those of all but these projects. */
  notOf?: readonly string[];
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
  /** Writes nothing that another step reads, and is in no hurry: takes what the steps in front leave of the machine. */
  runsBehind?: boolean;
}

/**
 * What such a task depends on was done by an earlier step: were it a task of this command too, Nx would delete the
 * generated code and copy it back from its cache while a step beside this one reads it.
 */
const aloneInNx = ['--exclude-task-dependencies', '--output-style=static'] as const;

/** A script of the repository, which Nx answers from its cache while no file has changed. */
function check(id: string, title: string, script: string): Step {
  return {
    id,
    title,
    command: ['nx', 'run-many', '-t', script, '-p', '@wealth/checks', ...aloneInNx],
    needs: ['generate'],
    runsBehind: true,
  };
}

/** Rules without a screen: their tests take seconds, and tell of a wrong one before a browser has started. */
const rules = [
  '@wealth/api-sdk',
  '@wealth/domain',
  '@wealth/hrefs',
  '@wealth/i18n-locale',
  '@wealth/preferences',
  '@wealth/queries',
  '@wealth/session',
  '@wealth/stream',
];

/** Whether a step counts the report of a project that has its script. */
export function countsReportOf(project: string, { of, notOf = [] }: ReportOfScript): boolean {
  return (of === undefined || of.includes(project)) && !notOf.includes(project);
}

/**
 * Everything that `npm test` runs, in this order, those in front and those behind. Browsers wait most, so that they come
 * first of what takes long: the other unit tests leave nothing of the machine to what runs behind.
 */
export const steps: readonly Step[] = [
  { id: 'generate', title: 'Generated code', command: ['nx', 'run-many', '-t', 'generate'] },
  {
    id: 'rules',
    title: 'Unit tests of rules',
    command: ['nx', 'run-many', '-t', 'test', '-p', rules.join(','), ...aloneInNx],
    report: { script: 'test', file: 'vitest.json', of: rules },
    needs: ['generate'],
  },
  {
    id: 'pact',
    title: 'Contracts, consumer',
    command: ['nx', 'run-many', '-t', 'pact', ...aloneInNx],
    report: { script: 'pact', file: 'pact.json' },
    needs: ['generate'],
  },
  check('lint', 'Lint', 'lint:code'),
  check('format', 'Format', 'format:check'),
  check('types', 'Types', 'typecheck'),
  check('boundaries', 'Import directions', 'lint:boundaries'),
  check('dead', 'Dead code', 'lint:dead'),
  check('repository', 'Repository checks', 'lint:repo'),
  check('coverage', 'Specification coverage', 'lint:coverage'),
  check('openapi', 'API description', 'lint:openapi'),
  check('messages', 'Translations', 'lint:messages'),
  {
    id: 'tutorial',
    title: 'Tutorial',
    command: ['nx', 'run-many', '-t', 'test:tutorial', ...aloneInNx],
    report: { script: 'test:tutorial', file: 'tutorial.json' },
    needs: ['generate'],
    needsBrowser: true,
    runsBehind: true,
  },
  {
    id: 'provider',
    title: 'Contracts, provider',
    command: ['nx', 'run-many', '-t', 'pact:provider', ...aloneInNx],
    report: { script: 'pact:provider', file: 'provider.json' },
    needs: ['generate', 'pact'],
    runsBehind: true,
  },
  {
    id: 'build',
    title: 'Build of the app',
    command: ['nx', 'run-many', '-t', 'build', ...aloneInNx],
    needs: ['generate'],
  },
  {
    id: 'storybook',
    title: 'Build of the Storybook',
    command: ['nx', 'run-many', '-t', 'build-storybook', ...aloneInNx],
    needs: ['generate'],
  },
  {
    id: 'stories',
    title: 'Stories',
    command: ['nx', 'run-many', '-t', 'test:stories', ...aloneInNx],
    report: { script: 'test:stories', file: 'stories.json' },
    needs: ['storybook'],
    needsBrowser: true,
  },
  {
    id: 'looks',
    title: 'Kitchen sinks in every look',
    command: ['nx', 'run-many', '-t', 'test:looks', ...aloneInNx],
    report: { script: 'test:looks', file: 'looks.json' },
    needs: ['storybook'],
    needsBrowser: true,
  },
  {
    id: 'e2e',
    title: 'Journeys',
    command: ['nx', 'run-many', '-t', 'e2e', ...aloneInNx],
    report: { script: 'e2e', file: 'playwright.json' },
    needs: ['build'],
    needsBrowser: true,
  },
  {
    id: 'unit',
    title: 'Unit tests',
    command: ['nx', 'run-many', '-t', 'test', '--exclude', rules.join(','), ...aloneInNx],
    report: { script: 'test', file: 'vitest.json', notOf: rules },
    needs: ['generate'],
  },
];

/** The npm scripts of the repository that these steps run. */
export function scriptsOfSteps(all: readonly Step[]): string[] {
  return all.flatMap(({ command: [program, ...words] }) => {
    const target = words.indexOf('-t') + 1;
    return program === 'nx' && target > 0 ? words.slice(target, target + 1) : [];
  });
}
