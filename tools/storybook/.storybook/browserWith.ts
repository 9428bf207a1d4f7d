import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The environment's choice, then Playwright's own browser, then the system's.
const executablePath = [
  process.env['PLAYWRIGHT_CHROMIUM_PATH'] ?? '',
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** Launch options of Playwright: the browser of this machine, with these flags. */
export function browserWith(flags: readonly string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Chromium refuses its sandbox to root, as in a container.
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}
