/*
 * Runs every story of the built Storybook in a real browser (stories/stories.spec.ts). Words on the command line choose
 * those whose titles have one of them: npm run test:stories -- screens/market. The summary is left in
 * .results/stories.json.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const words = process.argv.slice(2);
const runner = spawn(
  'playwright',
  [
    ['test', '-c', '.storybook/stories/playwright.config.ts'],
    words.length > 0 ? ['--grep', words.join('|')] : [],
  ].flat(),
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
);
runner.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
