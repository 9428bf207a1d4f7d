import { testProjects } from '@wealth/testing/projects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: testProjects({
      alone: ['src/panel/chatProtocol.test.ts'],
      // A frame is looked at from outside; its document is the app's.
      browser: { settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } },
    }),
  },
});
