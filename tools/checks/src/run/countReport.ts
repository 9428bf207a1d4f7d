import * as z from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The report of vitest and of jest, which runs the stories. */
const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  /** Files that did not get as far as their tests count as failed suites without failed tests. */
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  /** What failed outside of any test, a broken file for one. */
  errors: z.array(z.unknown()),
});

/**
 * Counts the tests in a JSON report of vitest, jest or Playwright. A flaky test is a failed one.
 *
 * @throws Error when the text is none of these reports.
 */
export function countReport(text: string): Count {
  const json: unknown = JSON.parse(text);
  const playwright = playwrightReport.safeParse(json);
  if (playwright.success) {
    const { stats, errors } = playwright.data;
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed, skipped: stats.skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = jestReport.parse(json);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
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
