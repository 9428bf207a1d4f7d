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

/** How a command ended. */
export interface Ended {
  exitCode: number;
  /** What it printed, where that was not shown. */
  printed: string;
}

/** What running the steps needs from the outside; the tests hand in their own. */
export interface Runner {
  say: (line: string) => void;
  /** Milliseconds from any fixed point. */
  now: () => number;
  /** Runs a command, its output shown at once or, behind another one and at a lower priority, told at its end. */
  run: (command: Step['command'], place: 'inFront' | 'behind') => Promise<Ended>;
  /** One for each project that has the script. */
  reports: (report: ReportOfScript) => ProjectReport[];
  /** Finds or installs a browser. @returns whether there is one. */
  prepareBrowser: () => boolean;
}

/**
 * Runs every step, also after a failed one; a step whose prerequisite failed is a failure of its own. Those that run
 * behind take what the others leave of the machine, one at a time, and two once the others are done.
 */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = steps.filter(({ runsBehind }) => runsBehind);
  /** What ended behind a step that shows its output: told after it. */
  const held: string[] = [];
  let isShowing = false;
  let tellEnd = () => {};
  let nextEnd = new Promise<void>((resolve) => (tellEnd = resolve));

  const chosen = new Set(steps.map(({ id }) => id));
  const isReady = ({ needs = [] }: Step) => needs.every((id) => !chosen.has(id) || results.has(id));

  function say(line: string): void {
    if (isShowing) held.push(line);
    else runner.say(line);
  }

  async function run(step: Step, tell: Runner['say']): Promise<void> {
    const broken = new Set([...results].filter(([, { failed }]) => failed > 0).map(([id]) => id));
    results.set(step.id, await runStep(step, { runner, broken, say: tell }));
    tellEnd();
    nextEnd = new Promise((resolve) => (tellEnd = resolve));
  }

  async function runInFront(): Promise<void> {
    for (const step of steps.filter(({ runsBehind }) => !runsBehind)) {
      isShowing = true;
      await run(step, runner.say);
      isShowing = false;
      for (const line of held.splice(0)) runner.say(line);
    }
  }

  async function runBehind(): Promise<void> {
    while (waiting.length > 0) {
      const ready = waiting.findIndex(isReady);
      const [step] = ready === -1 ? [] : waiting.splice(ready, 1);
      if (step) await run(step, say);
      else await nextEnd;
    }
  }

  await Promise.all([runBehind(), runInFront().then(runBehind)]);
  return steps.flatMap(({ id }) => results.get(id) ?? []);
}

interface Setting {
  runner: Runner;
  broken: ReadonlySet<string>;
  say: Runner['say'];
}

async function runStep(step: Step, setting: Setting): Promise<StepResult> {
  const { say, runner } = setting;
  if (!step.runsBehind) say(`\n━━ ${step.title}`);
  const start = runner.now();
  const { printed, ...outcome } = await outcomeOf(step, setting);
  const result = { title: step.title, durationMs: runner.now() - start, ...outcome };
  if (step.runsBehind) say(`\n━━ ${step.title}\n${printed}`.trimEnd());
  say(`   ${summary(result)}`);
  return result;
}

type Outcome = Omit<StepResult, 'title' | 'durationMs'>;

async function outcomeOf(step: Step, { runner, broken }: Setting): Promise<Outcome & { printed: string }> {
  const missing = step.needs?.find((id) => broken.has(id));
  if (missing) return { ...failure(`not run: ${missing} failed`), printed: '' };
  if (step.needsBrowser && !runner.prepareBrowser())
    return { ...failure('not run: no browser'), printed: '' };
  const { exitCode, printed } = await runner.run(step.command, step.runsBehind ? 'behind' : 'inFront');
  const outcome = step.report ? tested(exitCode, runner.reports(step.report)) : checked(exitCode);
  return { ...outcome, printed };
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
