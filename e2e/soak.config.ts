import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run soak`: an hour of the sandbox's clock, of which `npm test` takes five minutes. */
export default defineConfig<object, { marketMinutes: number }>(journeys, {
  testMatch: 'noWrongPrice.spec.ts',
  workers: 1,
  // What is wrong once is wrong.
  retries: 0,
  reporter: [['list']],
  use: { marketMinutes: 60 },
});
