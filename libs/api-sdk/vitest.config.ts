import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // No test changes a module.
          isolate: false,
          include: ['src/**/*.test.ts', 'generate/**/*.test.ts', 'pact/staleness.test.ts'],
          setupFiles: ['./test/failOnConsole.ts'],
        },
      },
      {
        // The Pact core is a native library that writes one file: one process, one file after the other.
        test: {
          name: 'pact',
          environment: 'node',
          include: ['pact/**/*.pact.test.ts'],
          globalSetup: ['./pact/freshContract.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
