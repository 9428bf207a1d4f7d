import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          // No test changes a module.
          isolate: false,
          // The boundary and lint tests start dependency-cruiser and oxlint over a fixture repository.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tutorial',
          include: ['tutorial/**/*.test.ts'],
          environment: 'node',
          // A check of the whole repository each, on a machine that may be busy.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxConcurrency: 2,
        },
      },
    ],
  },
});
