import { describe, expect, it, vi } from 'vitest';
import { countReport } from './countReport.ts';
import { runSteps, summaryLines, type Runner } from './runSteps.ts';
import type { Step } from './steps.ts';

const vitestReport = (passed: number, failed: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults: [] });

const plan: Step[] = [
  { id: 'format', title: 'Format', command: ['oxfmt'] },
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
      return Promise.resolve({ exitCode: exitCodes[command.join(' ')] ?? 0, printed: '' });
    },
    reports: ({ file }) =>
      (reports?.[file] ?? [vitestReport(file === 'vitest.json' ? 5 : 2, 0)]).map((text) => ({
        project: 'a',
        report: text === null ? null : countReport(text),
      })),
    prepareBrowser: () => hasBrowser,
  };
  const results = await runSteps(plan, runner);
  return { ran, lines: summaryLines(results), total: summaryLines(results).at(-1) };
}

describe('runSteps', () => {
  it('counts a static check as one and tests by the reports of all projects', async () => {
    const { total } = await run({
      reports: {
        'vitest.json': [vitestReport(5, 0), vitestReport(7, 0)],
        'playwright.json': [vitestReport(2, 0)],
      },
    });

    expect(total).toBe('16 passed, 0 failed');
  });

  it('runs the steps after a failed one [I1-2-TEST]', async () => {
    const { ran, lines, total } = await run({ exitCodes: { oxfmt: 1 } });

    expect(ran).toEqual(['oxfmt', 'nx generate', 'nx test', 'playwright']);
    expect(lines).toContain('✗ Format          0 passed, 1 failed in 0.5 s (exit code 1)');
    expect(total).toBe('8 passed, 1 failed');
  });

  it('ends with the names of what failed, before the total [I3A-TOOL-NAMES]', async () => {
    const assertionResults = Array.from({ length: 22 }, (_, index) => ({
      status: 'failed',
      fullName: `case ${index}`,
    }));
    const report = {
      numPassedTests: 0,
      numFailedTests: 22,
      numPendingTests: 0,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
    };
    const { lines } = await run({ reports: { 'vitest.json': [JSON.stringify(report)] } });

    const begin = lines.indexOf('Failed in Unit tests:');
    expect(lines.slice(begin + 1, begin + 3)).toEqual(['  a.test.ts: case 0', '  a.test.ts: case 1']);
    expect(lines.slice(begin + 21)).toEqual(['  and 2 more', '', '4 passed, 22 failed']);
  });

  it('tells by name what passed at its second try only, before the total', async () => {
    const spec = { title: 'signs in', ok: true, tests: [{ status: 'flaky' }] };
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ title: 'signIn.spec.ts', file: 'signIn.spec.ts', specs: [spec] }],
      errors: [],
    };
    const { lines } = await run({ reports: { 'playwright.json': [JSON.stringify(report)] } });

    expect(lines.slice(-4)).toEqual([
      'Unsteady, passed at the second try:',
      '  signIn.spec.ts: signs in',
      '',
      '11 passed, 0 failed',
    ]);
  });

  it('runs some behind the others, one at a time and two at the end, and tells their words in between [I3B-FIG-TIME]', async () => {
    const said: string[] = [];
    const running = new Map<string, () => void>();
    const places: Record<string, string> = {};
    const behind = (id: string, needs: string[] = []): Step => {
      return { id, title: id, command: [id], needs, runsBehind: true };
    };
    const inFront = (id: string, needs: string[] = []): Step => ({ id, title: id, command: [id], needs });
    const ended = runSteps(
      [
        inFront('first'),
        behind('a', ['first']),
        behind('b'),
        behind('c'),
        behind('d', ['b']),
        inFront('last'),
      ],
      {
        say: (line) => said.push(line),
        now: () => 0,
        run: async ([id], place) => {
          places[id] = place;
          await new Promise<void>((resolve) => running.set(id, resolve));
          running.delete(id);
          return { exitCode: id === 'b' ? 1 : 0, printed: `words of ${id}` };
        },
        reports: () => [],
        prepareBrowser: () => true,
      },
    );
    const end = (id: string) => running.get(id)?.();
    const seeRunning = (...ids: string[]) =>
      vi.waitFor(() => expect([...running.keys()].toSorted()).toEqual(ids.toSorted()));

    // What needs something waits for it, and lets another one go first.
    await seeRunning('first', 'b');
    end('b');
    await seeRunning('first', 'c');
    expect(said).toEqual(['\n━━ first']);
    end('first');
    await seeRunning('last', 'c');
    expect(said.slice(1, 4)).toEqual([
      '   1 passed, 0 failed in 0.0 s',
      '\n━━ b\nwords of b',
      '   0 passed, 1 failed in 0.0 s (exit code 1)',
    ]);
    end('last');
    await seeRunning('a', 'c');
    expect(said.at(-1)).toBe('   1 passed, 0 failed in 0.0 s');
    end('c');
    end('a');
    const results = await ended;

    expect(places).toEqual({ first: 'inFront', a: 'behind', b: 'behind', c: 'behind', last: 'inFront' });
    expect(said).toContain('\n━━ a\nwords of a');
    expect(results.map(({ title, failed }) => [title, failed])).toEqual([
      ['first', 0],
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['d', 1],
      ['last', 0],
    ]);
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
