import { defineConfig } from '@playwright/test';
import { quickBrowser } from '@wealth/browser';

/** Kitchen sinks of the built Storybook in every look, and their pictures. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/looks',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // Only `npm run storybook:pictures` writes pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  // A second try is told (docs/decisions/tests.md).
  retries: 1,
  // Milliseconds: one test shows a story in nine looks, and the machine may have other work.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.results/looks.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: quickBrowser([
      // Letters as the pictures have them: Chromium with a window draws them so, its headless shell when told to.
      '--font-render-hinting=slight',
      '--disable-lcd-text',
      // A page that follows another one runs in the process of that one (desk.ts).
      '--renderer-process-limit=1',
    ]),
  },
});
