import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readProjects } from './boundaries/projects.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { thisMachine } from './browser/thisMachine.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { runSteps, summaryLines } from './run/runSteps.ts';
import { exitCodeOf, startProgram } from './run/startProgram.ts';
import { steps } from './run/steps.ts';

const resultFolders = readProjects(repositoryRoot).map(({ folder }) =>
  join(repositoryRoot, folder, '.results'),
);

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  // A daemon would outlive this command.
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  PACT_DO_NOT_TRACK: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

let browser: string | null | undefined;

function prepareBrowser(): boolean {
  if (browser === undefined) {
    const search = findBrowser(thisMachine());
    for (const line of search.said) console.log(`   ${line}`);
    browser = search.path;
    if (browser) Object.assign(environment, { PLAYWRIGHT_CHROMIUM_PATH: browser, CHROME_PATH: browser });
  }
  return browser !== null;
}

// A report of an earlier run must not be counted; Nx brings those of cached tasks back.
for (const folder of resultFolders) rmSync(folder, { recursive: true, force: true });

const results = await runSteps(steps, {
  say: (line) => console.log(line),
  now: () => performance.now(),
  run: (command) => exitCodeOf(startProgram(command, environment)),
  reports: (name) =>
    resultFolders
      .map((folder) => join(folder, name))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8')),
  prepareBrowser,
});

for (const line of summaryLines(results)) console.log(line);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
