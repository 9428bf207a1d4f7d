import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests without React that need a browser all the same. */
const inBrowser = [
  'src/breakpoint/useBreakpoint.test.ts',
  'src/clock/useNow.test.ts',
  'src/foundations/ownFrame.test.ts',
  'src/internal/components.test.ts',
];

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // No test of these changes a module.
          isolate: false,
          unstubGlobals: true,
          include: ['src/**/*.test.ts'],
          exclude: inBrowser,
          setupFiles: ['./vitest.setup.node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'happy-dom',
          pool: 'vmThreads',
          environmentOptions: { happyDOM: { url: 'http://localhost/' } },
          include: ['src/**/*.test.tsx', ...inBrowser],
          setupFiles: ['./vitest.setup.node.ts', './vitest.setup.ts'],
        },
      },
    ],
  },
});
