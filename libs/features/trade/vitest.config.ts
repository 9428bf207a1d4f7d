import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'happy-dom',
          pool: 'vmThreads',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['@wealth/testing/setup'],
        },
      },
      {
        // Starts the real sandbox as a process of its own.
        test: {
          name: 'integration',
          environment: 'node',
          include: ['integration/**/*.test.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
