import type { ProjectType } from './projects.ts';

/**
 * The rules of direction: what a project may import besides itself. `test` is in no list, because
 * libs/testing is open to everybody's tests and closed to everything else (see `testOnly`).
 */
export const allowedTargets = {
  app: ['feature', 'part', 'data', 'sdk', 'ui', 'react-pure', 'pure'],
  feature: ['part', 'data', 'sdk', 'ui', 'react-pure', 'pure'],
  part: ['data', 'sdk', 'ui', 'react-pure', 'pure'],
  data: ['sdk', 'pure'],
  sdk: ['pure'],
  ui: ['react-pure', 'pure'],
  'react-pure': ['pure'],
  pure: ['pure'],
  tool: ['sdk', 'pure', 'machine'],
  test: ['feature', 'part', 'data', 'sdk', 'ui', 'react-pure', 'pure', 'machine'],
  e2e: ['machine'],
  machine: [],
} as const satisfies Record<ProjectType, readonly ProjectType[]>;

/** Files that may import libs/testing: tests, stories, their set-up, and a project's own `testing` entry. */
export const testOnly = [
  String.raw`\.(test|stories)\.tsx?$`,
  String.raw`/testing/.+\.tsx?$`,
  String.raw`/testing\.tsx?$`,
  String.raw`/vitest\.[^/]+\.ts$`,
  String.raw`/\.storybook/`,
];

/** Files that may import msw: the above, and the mock handlers that Orval writes. */
export const mockOnly = [...testOnly, '/generated/', String.raw`\.msw\.ts$`];

export function mayImport(from: ProjectType, to: ProjectType): boolean {
  const targets: readonly ProjectType[] = allowedTargets[from];
  return targets.includes(to);
}
