import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By far the longest of all: it runs on when every other project's tests have ended.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 20_000,
          // No test changes a module; a file that loads them all again takes half a second.
          isolate: false,
        },
      },
      {
        test: {
          name: 'pact',
          environment: 'node',
          include: ['pact/**/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
          pool: 'forks',
        },
      },
    ],
  },
});
