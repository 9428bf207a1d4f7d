import { testProjects } from '@wealth/testing/projects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: testProjects({
      alone: ['src/model/kycDraft.test.ts'],
      // Tests of the wizard walk through every step before they come to their point; a busy machine takes long.
      testTimeout: 20_000,
    }),
  },
});
