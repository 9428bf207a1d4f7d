import { defineConfig } from '@playwright/test';
import { quickBrowser } from '@wealth/browser';

/** Every story of the built Storybook, once. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // A second try is told (docs/decisions/tests.md).
  retries: 1,
  // Milliseconds: a story takes less than one second, and the machine may have other work.
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: '../../.results/stories.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: quickBrowser(),
  },
});
