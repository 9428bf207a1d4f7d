import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // The boundary and lint tests start dependency-cruiser and oxlint over a fixture repository.
    testTimeout: 60_000,
  },
});
