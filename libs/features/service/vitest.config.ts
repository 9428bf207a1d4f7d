import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    environmentOptions: {
      // A frame is looked at from outside; its document is the app's.
      happyDOM: {
        url: 'http://localhost/',
        settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
      },
    },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@wealth/testing/setup'],
  },
});
