import { describe, expect, it } from 'vitest';
import { countReport } from './countReport.ts';
import { runSteps, summaryLines, type Runner } from './runSteps.ts';
import { selectSteps, steps, type Step } from './steps.ts';

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults: [] });

const plan: Step[] = [
  { id: 'format', title: 'Format', command: ['prettier'] },
  { id: 'generate', title: 'Generated code', command: ['nx', 'generate'] },
  {
    id: 'unit',
    title: 'Unit tests',
    command: ['nx', 'test'],
    report: { script: 'test', file: 'vitest.json' },
    needs: ['generate'],
  },
  {
    id: 'e2e',
    title: 'Journeys',
    command: ['playwright'],
    report: { script: 'e2e', file: 'playwright.json' },
    needsBrowser: true,
  },
];

interface Setting {
  exitCodes?: Record<string, number>;
  /** By file; null is a project that left none. */
  reports?: Record<string, (string | null)[]>;
  hasBrowser?: boolean;
}

async function run({ exitCodes = {}, reports, hasBrowser = true }: Setting) {
  const ran: string[] = [];
  let time = 0;
  const runner: Runner = {
    say: () => {},
    now: () => (time += 500),
    run(command) {
      ran.push(command.join(' '));
      return Promise.resolve(exitCodes[command.join(' ')] ?? 0);
    },
    reports: ({ file }) =>
      (reports?.[file] ?? [vitestReport(file === 'vitest.json' ? 5 : 2, 0)]).map((text) => ({
        project: 'a',
        text,
      })),
    prepareBrowser: () => hasBrowser,
  };
  const results = await runSteps(plan, runner);
  return { ran, lines: summaryLines(results), total: summaryLines(results).at(-1) };
}

describe('runSteps', () => {
  it('counts a static check as one and tests by the reports of all projects [I1-2-TEST]', async () => {
    const { total } = await run({
      reports: {
        'vitest.json': [vitestReport(5, 0), vitestReport(7, 0)],
        'playwright.json': [vitestReport(2, 0)],
      },
    });

    expect(total).toBe('16 passed, 0 failed');
  });

  it('runs the steps after a failed one [I1-2-TEST]', async () => {
    const { ran, lines, total } = await run({ exitCodes: { prettier: 1 } });

    expect(ran).toEqual(['prettier', 'nx generate', 'nx test', 'playwright']);
    expect(lines).toContain('✗ Format          0 passed, 1 failed in 0.5 s (exit code 1)');
    expect(total).toBe('8 passed, 1 failed');
  });

  it('does not run what needs a failed step, and does not call that a success', async () => {
    const { ran, total } = await run({ exitCodes: { 'nx generate': 2 } });

    expect(ran).not.toContain('nx test');
    expect(total).toBe('3 passed, 2 failed');
  });

  it.each<{ what: string; setting: Setting; total: string }>([
    {
      what: 'a crash after passing tests',
      setting: { exitCodes: { 'nx test': 1 } },
      total: '9 passed, 1 failed',
    },
    {
      what: 'a project that left no report',
      setting: { reports: { 'vitest.json': [vitestReport(5, 0), null] } },
      total: '9 passed, 1 failed',
    },
    { what: 'a missing browser', setting: { hasBrowser: false }, total: '7 passed, 1 failed' },
    {
      what: 'failed tests once, not twice',
      setting: {
        exitCodes: { 'nx test': 1 },
        reports: { 'vitest.json': [vitestReport(4, 2)], 'playwright.json': [vitestReport(2, 0)] },
      },
      total: '8 passed, 2 failed',
    },
  ])('counts $what as failed', async ({ setting, total }) => {
    expect((await run(setting)).total).toBe(total);
  });
});

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
      tool: 'Playwright, where a flaky journey is a failed one',
      report: { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] },
      count: { passed: 4, failed: 2, skipped: 0 },
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
    expect(countReport(JSON.stringify(report))).toEqual(count);
  });

  it('refuses what is no report', () => {
    expect(() => countReport('{}')).toThrow();
  });
});

describe('steps', () => {
  it('needs only steps that come before [I1-1-CHECK]', () => {
    const unordered = steps.filter(({ needs = [] }, index) =>
      needs.some(
        (id) => steps.findIndex((step) => step.id === id) >= index || !steps.some((step) => step.id === id),
      ),
    );

    expect(unordered).toEqual([]);
  });

  it('can be chosen by id, in their own order', () => {
    expect(selectSteps(plan, ['unit', 'format']).map(({ id }) => id)).toEqual(['format', 'unit']);
    expect(selectSteps(plan, [])).toEqual(plan);
    expect(() => selectSteps(plan, ['units'])).toThrow('No step units. Steps: format, generate, unit, e2e');
  });
});
