import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The environment's choice, Playwright's own browser, then the system's. */
export function browserPath(): string | undefined {
  return [
    process.env['PLAYWRIGHT_CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ].find((file) => file !== undefined && existsSync(file));
}
