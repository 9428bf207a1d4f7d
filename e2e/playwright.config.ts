import { defineConfig, devices } from '@playwright/test';
import { quickBrowser } from '@wealth/browser';

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A second try costs little and is told (docs/decisions/tests.md).
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a step waits for in vain is said at that step, and not at the one that the whole time ran out in.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Why, and what the fixtures clear beside what Playwright does: docs/decisions/tests.md
    reuseContext: true,
    // What moves is what stories are about; here it would be drawn, and waited for, in each of two hundred journeys.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a third of the time; the second try has one.
    trace: 'on-first-retry',
    launchOptions: quickBrowser([
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]),
  },
});
