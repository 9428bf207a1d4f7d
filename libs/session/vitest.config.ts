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
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/failOnConsole.ts'],
        },
      },
      {
        // Starts the real sandbox as a process of its own.
        test: {
          name: 'integration',
          environment: 'node',
          include: ['integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
