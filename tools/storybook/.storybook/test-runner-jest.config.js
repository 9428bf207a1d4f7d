import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { getJestConfig } from '@storybook/test-runner';

// The environment's choice, then Playwright's own browser, then the system's.
const executablePath = [
  process.env.PLAYWRIGHT_CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

const defaults = getJestConfig();
const playwright = defaults.testEnvironmentOptions['jest-playwright'];

export default {
  ...defaults,
  maxWorkers: 2,
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      launchOptions: {
        ...playwright?.launchOptions,
        ...(executablePath ? { executablePath } : {}),
        // Chromium refuses its sandbox to root, as in a container.
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      },
    },
  },
};
