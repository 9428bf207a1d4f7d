import type { TestProjectInlineConfiguration } from 'vitest/config';

interface TestProjects {
  /** Where the tests are looked for. @default src */
  folders?: string;
  /** Tests without React that need a browser, or modules of their own, all the same. */
  alone?: readonly string[];
  /** Settings of the browser, beside its address. */
  browser?: object;
  /** Milliseconds. */
  testTimeout?: number;
}

/**
 * The tests of a project with screens, in two parts: what shows something (`.test.tsx`) has a browser and modules of its own
 * in each file, all else runs in Node on modules that are loaded once.
 */
export function testProjects({
  folders = 'src',
  alone = [],
  browser = {},
  testTimeout = 5_000,
}: TestProjects = {}): TestProjectInlineConfiguration[] {
  return [
    {
      extends: true,
      test: {
        name: 'node',
        environment: 'node',
        // No test of these changes a module.
        isolate: false,
        unstubGlobals: true,
        include: [`${folders}/**/*.test.ts`],
        exclude: [...alone],
        setupFiles: ['@wealth/testing/setup-node'],
        testTimeout,
      },
    },
    {
      extends: true,
      test: {
        name: 'browser',
        environment: 'happy-dom',
        pool: 'vmThreads',
        environmentOptions: { happyDOM: { url: 'http://localhost/', ...browser } },
        include: [`${folders}/**/*.test.tsx`, ...alone],
        setupFiles: ['@wealth/testing/setup'],
        testTimeout,
      },
    },
  ];
}
