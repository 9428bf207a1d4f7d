import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// At the pace that `npm start` has.
process.env['SANDBOX_ROUND_MS'] ??= '250';

/** `npm run soak`: an hour of the sandbox's clock, of which `npm test` takes five minutes. */
export default defineConfig<object, { marketMinutes: number }>(journeys, {
  testMatch: 'noWrongPrice.spec.ts',
  workers: 1,
  // What is wrong once is wrong.
  retries: 0,
  reporter: [['list']],
  use: { marketMinutes: 60 },
});
