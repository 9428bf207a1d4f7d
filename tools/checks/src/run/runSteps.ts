import { sum, type Count, type Report } from './countReport.ts';
import type { ReportOfScript, Step } from './steps.ts';

export interface StepResult extends Count {
  title: string;
  durationMs: number;
  /** Why it failed, where the tool's own output cannot say it. */
  note: string;
  /** The tests that failed, each with its file. */
  failures: readonly string[];
  /** The tests that passed at their second try only, each with its file. */
  unsteady: readonly string[];
}

export interface ProjectReport {
  project: string;
  /** Null when the project left none. */
  report: Report | null;
}

/** What running the steps needs from the outside; the tests hand in their own. */
export interface Runner {
  say: (line: string) => void;
  /** Milliseconds from any fixed point. */
  now: () => number;
  /** Runs a command with its output shown. @returns its exit code. */
  run: (command: Step['command']) => Promise<number>;
  /** One for each project that has the script. */
  reports: (report: ReportOfScript) => ProjectReport[];
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

type Outcome = Omit<StepResult, 'title' | 'durationMs'>;

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
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0, note: '', failures: [], unsteady: [] }
    : failure(`exit code ${exitCode}`);
}

/** A project without its report (a crash, no test file) is a failed test: it must not vanish from the count. */
function tested(exitCode: number, reports: readonly ProjectReport[]): Outcome {
  if (reports.length === 0) return failure('no project has such tests');
  const read = reports.flatMap(({ report }) => report ?? []);
  const count = sum(read);
  const failures = read.flatMap((report) => report.failures);
  const unsteady = read.flatMap((report) => report.unsteady);
  const silent = reports.filter(({ report }) => report === null).map(({ project }) => project);
  const failed = count.failed + silent.length;
  const notes = [
    exitCode === 0 ? '' : `exit code ${exitCode}`,
    silent.length === 0 ? '' : `no report of ${silent.join(', ')}`,
  ];
  const note = notes.filter(Boolean).join('; ');
  // A tool that fails without a failed test must not look like a success either.
  return { ...count, failed: exitCode === 0 ? failed : Math.max(1, failed), note, failures, unsteady };
}

function failure(note: string): Outcome {
  return { passed: 0, failed: 1, skipped: 0, note, failures: [], unsteady: [] };
}

function summary({ passed, failed, skipped, durationMs, note }: StepResult): string {
  const counts = [`${passed} passed`, `${failed} failed`, skipped > 0 ? `${skipped} skipped` : ''];
  return `${counts.filter(Boolean).join(', ')} in ${seconds(durationMs)}${note ? ` (${note})` : ''}`;
}

/** Tests named for one step; a broken build can fail thousands, and the steps above are read too. */
const maxNames = 20;

function namesUnder(heading: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - maxNames;
  return [
    '',
    heading,
    ...names.slice(0, maxNames).map((name) => `  ${name}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/** One line a step, by name what failed and what is unsteady, and the line of the total that ends the output, alone. */
export function summaryLines(results: readonly StepResult[]): string[] {
  const width = Math.max(...results.map(({ title }) => title.length));
  const rows = results.map(
    (result) => `${result.failed === 0 ? '✓' : '✗'} ${result.title.padEnd(width)}  ${summary(result)}`,
  );
  const total = sum(results);
  const unsteady = results.flatMap((result) => result.unsteady);
  return [
    '',
    ...rows,
    ...results.flatMap(({ title, failures }) => namesUnder(`Failed in ${title}:`, failures)),
    ...namesUnder('Unsteady, passed at the second try:', unsteady),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ];
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
