import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { findBrowser, thisMachine } from '@wealth/browser';
import { readProjects } from './boundaries/projects.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { readScripts } from './readScripts.ts';
import { countReport, type Report } from './run/countReport.ts';
import { runSteps, summaryLines } from './run/runSteps.ts';
import { exitCodeOf, printedBy, startProgram } from './run/startProgram.ts';
import { readStepArguments } from './run/stepArguments.ts';
import { countsReportOf, steps } from './run/steps.ts';

/*
 * `npm test`: all steps, or those whose ids are named: `npm test -- lint unit`. `npm test -- --list` tells the ids.
 */

const wanted = readStepArguments(process.argv.slice(2), steps);
if (wanted.steps === null) {
  console.log(wanted.said);
  process.exit(wanted.exitCode);
}
const projects = readProjects(repositoryRoot).map(({ name, folder }) => ({
  name,
  results: join(repositoryRoot, folder, '.results'),
  scripts: readScripts(join(repositoryRoot, folder)),
}));

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // A daemon would outlive this command.
  NX_DAEMON: 'false',
  // Tests and builds make much that is young and short-lived: with more room for it they clear away less often.
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=32'].filter(Boolean).join(' '),
  // Each of some hundred processes would compile the same libraries anew.
  NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/node'),
  // Nx reads the workspace by itself: a process for each of its own plugins costs every step two seconds.
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  PACT_DO_NOT_TRACK: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

function readReport(path: string): Report | null {
  return existsSync(path) ? countReport(readFileSync(path, 'utf8'), repositoryRoot) : null;
}

/** Whatever the program starts has its priority. */
function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.warn(`   Runs at the usual priority: ${String(error)}`);
  }
}

let browser: string | null | undefined;

function prepareBrowser(): boolean {
  if (browser === undefined) {
    const search = findBrowser(thisMachine());
    for (const line of search.said) console.log(`   ${line}`);
    browser = search.path;
    if (browser) Object.assign(environment, { PLAYWRIGHT_CHROMIUM_PATH: browser });
  }
  return browser !== null;
}

// A report of an earlier run must not be counted; Nx brings those of cached tasks back.
for (const { results } of projects) rmSync(results, { recursive: true, force: true });

const results = await runSteps(wanted.steps, {
  say: (line) => console.log(line),
  now: () => performance.now(),
  async run(command, place) {
    const child = startProgram(command, environment, place === 'inFront' ? 'inherit' : 'pipe');
    if (place === 'behind') stepBack(child);
    const [exitCode, printed] = await Promise.all([exitCodeOf(child), printedBy(child)]);
    return { exitCode, printed };
  },
  reports: (report) =>
    projects
      .filter(({ name, scripts }) => report.script in scripts && countsReportOf(name, report))
      .map(({ name, results: folder }) => ({ project: name, report: readReport(join(folder, report.file)) })),
  prepareBrowser,
});

for (const line of summaryLines(results)) console.log(line);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
