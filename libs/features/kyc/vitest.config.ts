import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@wealth/testing/setup'],
    // Tests of the wizard walk through every step before they come to their point; a busy machine takes long.
    testTimeout: 20_000,
  },
});
