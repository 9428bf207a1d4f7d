import { getJestConfig } from '@storybook/test-runner';
import { browserHere } from '@wealth/browser';

const executablePath = browserHere();

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
