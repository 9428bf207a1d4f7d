/*
 * Runs every story of the built Storybook in a real browser: it renders, its play function passes, axe finds no
 * violation and the console stays silent. The summary is left in .results/stories.json.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from './serveSite.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const summaryFile = join(project, '.results', 'stories.json');

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function printSummary() {
  const summary: unknown = JSON.parse(readFileSync(summaryFile, 'utf8'));
  if (!isRecord(summary)) return;
  const { numTotalTests, numPassedTests, numFailedTests } = summary;
  console.log(JSON.stringify({ stories: numTotalTests, passed: numPassedTests, failed: numFailedTests }));
}

mkdirSync(join(project, '.results'), { recursive: true });
const served = await serveSite();
const runner = spawn(
  'test-storybook',
  [
    ['--config-dir', '.storybook'],
    ['--url', served.origin],
    ['--failOnConsole', '--index-json', '--ci'],
    ['--json', '--outputFile', summaryFile],
    process.argv.slice(2),
  ].flat(),
  { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] },
);
runner.on('exit', (code) => {
  served.stop();
  printSummary();
  process.exitCode = code ?? 1;
});
