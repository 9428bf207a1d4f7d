import { testProjects } from '@wealth/testing/projects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: testProjects({
      // Whole forms are typed into, key by key, beside other projects' tests.
      testTimeout: 20_000,
    }),
  },
});
