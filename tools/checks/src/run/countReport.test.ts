import { describe, expect, it } from 'vitest';
import { countReport } from './countReport.ts';

describe('countReport', () => {
  it.each([
    {
      tool: 'vitest',
      report: {
        numPassedTests: 3,
        numFailedTests: 1,
        numPendingTests: 2,
        testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
      },
      count: { passed: 3, failed: 1, skipped: 2 },
    },
    {
      tool: 'vitest with a file that could not be loaded',
      report: {
        numPassedTests: 3,
        numFailedTests: 0,
        numPendingTests: 0,
        testResults: [{ status: 'failed', assertionResults: [] }],
      },
      count: { passed: 3, failed: 1, skipped: 0 },
    },
    {
      tool: 'Playwright, where a journey may have a second try',
      report: { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] },
      count: { passed: 5, failed: 1, skipped: 0 },
    },
    {
      tool: 'Playwright with a broken file',
      report: {
        stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
        errors: [{ message: 'no such page' }],
      },
      count: { passed: 0, failed: 1, skipped: 0 },
    },
  ])('reads the report of $tool', ({ report, count }) => {
    expect(countReport(JSON.stringify(report))).toMatchObject(count);
  });

  it('names the failed tests of vitest, with their files from the root [I3A-TOOL-NAMES]', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        {
          name: '/repository/libs/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a adds' },
            { status: 'failed', fullName: 'a takes away' },
          ],
        },
        { name: '/repository/libs/b.test.ts', status: 'failed', assertionResults: [] },
      ],
    };

    expect(countReport(JSON.stringify(report), '/repository').failures).toEqual([
      'libs/a.test.ts: a takes away',
      'libs/b.test.ts: the file could not be run',
    ]);
  });

  it('names the failed and the unsteady journeys, and what failed outside of them [I3A-TOOL-NAMES]', () => {
    const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'bank.spec.ts',
          file: 'bank.spec.ts',
          specs: [spec('adds', true, 'expected'), spec('removes', false, 'unexpected')],
          suites: [
            { title: 'on a phone', file: 'bank.spec.ts', specs: [spec('adds', true, 'flaky')], suites: [] },
          ],
        },
      ],
      errors: [{ message: 'no such page\n  at a line' }],
    };

    const { failures, unsteady } = countReport(JSON.stringify(report));
    expect(failures).toEqual(['bank.spec.ts: removes', 'no such page']);
    expect(unsteady).toEqual(['bank.spec.ts: on a phone adds']);
  });

  it('refuses what is no report', () => {
    expect(() => countReport('{}')).toThrow();
  });
});
