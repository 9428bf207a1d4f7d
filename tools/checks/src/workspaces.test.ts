import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readProjects } from './boundaries/projects.ts';
import { readScripts } from './readScripts.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const target = z.object({
  cache: z.optional(z.boolean()),
  dependsOn: z.optional(z.array(z.unknown())),
  outputs: z.optional(z.array(z.string())),
});
const workspace = z.object({ targetDefaults: z.record(z.string(), target) });

/** Without these `npm test` has nothing to count. */
const reporters = '--reporter=default --reporter=json --outputFile.json=.results/vitest.json';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
const { targetDefaults } = workspace.parse(readJson('nx.json'));
const projects = readProjects(repositoryRoot);

describe('the workspace', () => {
  it('gives every project its tags, and every name to one project [I1-1-WORKSPACES]', () => {
    expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
    expect(projects.map(({ type }) => type)).toContain('app');
  });

  it.each([
    'generate',
    'typecheck',
    'test',
    'build',
    'build-storybook',
    'test:stories',
    'pact',
    'pact:provider',
  ])('caches %s with its outputs [I1-1-WORKSPACES]', (name) => {
    expect(targetDefaults[name]).toMatchObject({ cache: true, outputs: expect.any(Array) });
  });

  it.each(['typecheck', 'test', 'build', 'build-storybook', 'pact'])(
    'generates before %s, here and below [I1-4-TARGET]',
    (name) => {
      expect(targetDefaults[name]?.dependsOn).toEqual(expect.arrayContaining(['generate', '^generate']));
    },
  );

  it('keeps generated code out of the repository [I1-4-TARGET]', () => {
    expect(repositoryFiles(repositoryRoot).filter((path) => /\/generated\/|\.gen\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it.each(projects)(
    '$name checks its types strictly, and leaves the report that is counted [I1-1-STRICT]',
    ({ folder }) => {
      const scripts = readScripts(join(repositoryRoot, folder));

      expect(scripts['typecheck']).toContain('typescript7/bin/tsc -p .');
      expect(readFileSync(join(repositoryRoot, folder, 'tsconfig.json'), 'utf8')).toMatch(
        /"extends": "(\.\.\/)+tsconfig\.base\.json"/,
      );
      expect(scripts['test'] ?? reporters).toContain(reporters);
    },
  );
});
