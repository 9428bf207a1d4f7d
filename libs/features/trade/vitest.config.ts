import { testProjects } from '@wealth/testing/projects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      ...testProjects({ alone: ['src/core/checks/useShared.test.ts'] }),
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
