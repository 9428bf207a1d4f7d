import { defineConfig } from '@playwright/test';
import { browserHere } from '@wealth/browser';

const executablePath = browserHere();

/** Kitchen sinks of the built Storybook in every look, and their pictures. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  // Only `npm run storybook:pictures` writes pictures.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds: one test shows a story in nine looks, and the machine may have other work.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../.results/looks.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Letters are drawn by their outlines alone, not by the settings of the machine.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        // Chromium refuses its sandbox to root, as in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
