import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // No test of these changes a module.
          isolate: false,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'happy-dom',
          pool: 'vmThreads',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['src/**/*.test.tsx'],
        },
      },
    ],
  },
});
