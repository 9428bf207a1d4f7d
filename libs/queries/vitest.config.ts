import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // No test changes a module.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
