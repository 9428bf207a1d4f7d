import { countReport, sum, type Count } from './countReport.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Count {
  title: string;
  durationMs: number;
  /** Why it failed, where the tool's own output cannot say it. */
  note: string;
}

/** What running the steps needs from the outside; the tests hand in their own. */
export interface Runner {
  say: (line: string) => void;
  /** Milliseconds from any fixed point. */
  now: () => number;
  /** Runs a command with its output shown. @returns its exit code. */
  run: (command: Step['command']) => Promise<number>;
  /** The texts of the reports of this name, one for each project that left one. */
  reports: (name: string) => string[];
  /** Finds or installs a browser. @returns whether there is one. */
  prepareBrowser: () => boolean;
}

/** Runs every step, also after a failed one; a step whose prerequisite failed is a failure of its own. */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const broken = new Set<string>();
  for (const step of steps) {
    runner.say(`\n━━ ${step.title}`);
    const start = runner.now();
    const outcome = await runStep(step, { runner, broken });
    const result = { title: step.title, durationMs: runner.now() - start, ...outcome };
    if (result.failed > 0) broken.add(step.id);
    results.push(result);
    runner.say(`   ${summary(result)}`);
  }
  return results;
}

type Outcome = Count & { note: string };

async function runStep(
  step: Step,
  { runner, broken }: { runner: Runner; broken: ReadonlySet<string> },
): Promise<Outcome> {
  const missing = step.needs?.find((id) => broken.has(id));
  if (missing) return failure(`not run: ${missing} failed`);
  if (step.needsBrowser && !runner.prepareBrowser()) return failure('not run: no browser');
  const exitCode = await runner.run(step.command);
  return step.report ? tested(exitCode, runner.reports(step.report)) : checked(exitCode);
}

function checked(exitCode: number): Outcome {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0, note: '' } : failure(`exit code ${exitCode}`);
}

function tested(exitCode: number, reports: readonly string[]): Outcome {
  if (reports.length === 0) return failure('no report of its tests');
  const count = sum(reports.map(countReport));
  if (exitCode === 0) return { ...count, note: '' };
  // A tool that fails without a failed test (a crash, a task before the tests) must not look like a success.
  return { ...count, failed: Math.max(1, count.failed), note: `exit code ${exitCode}` };
}

function failure(note: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, note };
}

function summary({ passed, failed, skipped, durationMs, note }: StepResult): string {
  const counts = [`${passed} passed`, `${failed} failed`, skipped > 0 ? `${skipped} skipped` : ''];
  return `${counts.filter(Boolean).join(', ')} in ${seconds(durationMs)}${note ? ` (${note})` : ''}`;
}

/** One line a step, and the line of the total that ends the output, alone. */
export function summaryLines(results: readonly StepResult[]): string[] {
  const width = Math.max(...results.map(({ title }) => title.length));
  const rows = results.map(
    (result) => `${result.failed === 0 ? '✓' : '✗'} ${result.title.padEnd(width)}  ${summary(result)}`,
  );
  const total = sum(results);
  return ['', ...rows, '', `${total.passed} passed, ${total.failed} failed`];
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
