import { isAbsolute, relative } from 'node:path';
import * as z from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Report extends Count {
  /** What failed, each as the file and the whole name of the test, in the order of the report. */
  failures: string[];
  /** What failed at first and passed at its second try: counted as passed, told by name. */
  unsteady: string[];
}

/** The report of vitest, which has the form of the one of jest. */
const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  /** Files that did not get as far as their tests count as failed suites without failed tests. */
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string().default('') })),
    }),
  ),
});

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites: PlaywrightSuite[];
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string().default(''),
    specs: z
      .array(
        z.object({
          title: z.string(),
          ok: z.boolean(),
          tests: z.array(z.object({ status: z.string() })).default([]),
        }),
      )
      .default([]),
    suites: z.array(playwrightSuite).default([]),
  }),
);

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite).default([]),
  /** What failed outside of any test, a broken file for one. */
  errors: z.array(z.object({ message: z.string().default('an error outside of any test') })),
});

/**
 * Counts the tests in a JSON report of vitest or Playwright and names what failed. A test that passed at its second try
 * has passed, and is named.
 *
 * @param root - Folder that the names of files are told from.
 * @throws Error when the text is none of these reports.
 */
export function countReport(text: string, root = ''): Report {
  const json: unknown = JSON.parse(text);
  const playwright = playwrightReport.safeParse(json);
  if (playwright.success) {
    const { stats, suites, errors } = playwright.data;
    const named = suites.flatMap((suite) => namedSpecs(suite, []));
    const namesOf = (wanted: Outcome) =>
      named.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      failures: [...namesOf('failed'), ...errors.map(firstLine)],
      unsteady: namesOf('unsteady'),
    };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = jestReport.parse(json);
  const failures = testResults.flatMap((file) => failedAssertions(file, root));
  const broken = testResults.filter(isBroken);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    failures,
    unsteady: [],
  };
}

type JestFile = z.infer<typeof jestReport>['testResults'][number];

/** A file that failed before any of its tests could. */
function isBroken({ status, assertionResults }: JestFile): boolean {
  return status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed');
}

function failedAssertions(file: JestFile, root: string): string[] {
  const path = root !== '' && isAbsolute(file.name) ? relative(root, file.name) : file.name;
  if (isBroken(file)) return [`${path}: the file could not be run`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${path}: ${fullName}`);
}

type Outcome = 'steady' | 'unsteady' | 'failed';

function outcomeOf({ ok, tests }: PlaywrightSuite['specs'][number]): Outcome {
  if (!ok) return 'failed';
  return tests.some(({ status }) => status === 'flaky') ? 'unsteady' : 'steady';
}

function namedSpecs(
  { title, file, specs, suites }: PlaywrightSuite,
  above: readonly string[],
): { name: string; outcome: Outcome }[] {
  // The outermost suite of a file is called as the file.
  const names = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({
      name: `${file}: ${[...names, spec.title].join(' ')}`,
      outcome: outcomeOf(spec),
    })),
    ...suites.flatMap((suite) => namedSpecs(suite, names)),
  ];
}

function firstLine({ message }: { message: string }): string {
  return message.split('\n')[0] ?? '';
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
