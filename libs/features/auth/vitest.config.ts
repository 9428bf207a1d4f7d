import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@wealth/testing/setup'],
    // Whole forms are typed into, key by key, beside other projects' tests.
    testTimeout: 20_000,
  },
});
