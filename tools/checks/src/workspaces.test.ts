import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readProjects } from './boundaries/projects.ts';
import { readScripts } from './readScripts.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const target = z.object({
  cache: z.optional(z.boolean()),
  dependsOn: z.optional(z.array(z.unknown())),
  inputs: z.optional(z.array(z.unknown())),
  outputs: z.optional(z.array(z.string())),
});
const workspace = z.object({
  namedInputs: z.record(z.string(), z.array(z.unknown())),
  targetDefaults: z.record(z.string(), target),
});

/** Without these `npm test` has nothing to count. */
const reporters = '--reporter=default --reporter=json --outputFile.json=.results/vitest.json';

const typescript = 'node_modules/typescript7/bin/tsc';

/** Files that the tsconfig.json of a folder names. */
function filesOfProgram(folder: string): string[] {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).fileNames;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
const { namedInputs, targetDefaults } = workspace.parse(readJson('nx.json'));
const projects = readProjects(repositoryRoot);

/** The daemon would outlive the test, and its answers be those of the files before; plugins would be processes of their own. */
const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** The projects that `npx nx affected` takes for touched by a change of these files. */
function affectedBy(...files: string[]): string[] {
  const printed = execFileSync(
    'nx',
    ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'],
    { cwd: repositoryRoot, encoding: 'utf8', env: { ...process.env, ...quietNx } },
  );
  return z.array(z.string()).parse(JSON.parse(printed));
}

describe('the workspace', () => {
  it('gives every project its tags, and every name to one project [I1-1-WORKSPACES]', () => {
    expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
    expect(projects.map(({ type }) => type)).toContain('app');
  });

  it.each([
    'generate',
    'test',
    'build',
    'build-storybook',
    'test:stories',
    'test:tutorial',
    'pact',
    'pact:provider',
  ])('caches %s with its outputs [I1-1-WORKSPACES]', (name) => {
    expect(targetDefaults[name]).toMatchObject({ cache: true, outputs: expect.any(Array) });
  });

  it.each(['test', 'build', 'build-storybook', 'pact'])(
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

  it.each(projects)('$name leaves the report that is counted', ({ folder }) => {
    expect(readScripts(join(repositoryRoot, folder))['test'] ?? reporters).toContain(reporters);
  });

  it('checks every file strictly, in one of two programs [I1-1-STRICT]', () => {
    const programs = ['.', 'tools'];
    const read = programs.flatMap((folder) => filesOfProgram(join(repositoryRoot, folder)));
    const sources = repositoryFiles(repositoryRoot).filter((path) => /\.tsx?$/.test(path));

    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.filter((path) => !read.includes(join(repositoryRoot, path)))).toEqual([]);
    expect(repositoryFiles(repositoryRoot).filter((path) => path.endsWith('tsconfig.json'))).toEqual([
      'tools/tsconfig.json',
      'tsconfig.json',
    ]);
    for (const folder of programs) {
      expect(readFileSync(join(repositoryRoot, folder, 'tsconfig.json'), 'utf8')).toMatch(
        /"extends": "\.{1,2}\/tsconfig\.base\.json"/,
      );
      expect(readScripts(repositoryRoot)['typecheck']).toContain(`${typescript} -p ${folder}`);
    }
  });
});

describe('what Nx takes for touched [I3B-12-INPUTS]', () => {
  it('is, by the session, every screen, the Storybook that shows them, the journeys and the benches', () => {
    const touched = affectedBy('libs/session/src/idle.ts');

    const expected =
      'session testing web storybook feature-auth feature-kyc feature-market feature-portfolio e2e bench'.split(
        ' ',
      );
    expect(expected.filter((name) => !touched.includes(`@wealth/${name}`))).toEqual([]);
    expect(touched).not.toContain('@wealth/domain');
    expect(touched).not.toContain('@wealth/sandbox');
  });

  it('is, by the documents, the checks that read them, and nothing that does not', () => {
    expect(affectedBy('docs/testing.md')).toEqual(['@wealth/checks']);
    expect(affectedBy('docs/security-headers.md').toSorted()).toEqual(
      expect.arrayContaining(['@wealth/checks', '@wealth/sandbox']),
    );
  });

  it('is, by the app and the sandbox, the journeys, which run after the build', () => {
    expect(affectedBy('apps/web/src/main.tsx')).toEqual(
      expect.arrayContaining(['@wealth/e2e', '@wealth/bench']),
    );
    expect(affectedBy('tools/sandbox/src/main.ts')).toContain('@wealth/e2e');
    for (const name of ['e2e', 'bench']) {
      expect(targetDefaults[name]?.dependsOn).toContainEqual({ projects: ['@wealth/web'], target: 'build' });
    }
  });

  it('is, by a part or a screen, the one Storybook, which names them all [I3B-10-STORYBOOK]', () => {
    const shown = projects.filter(({ type }) => type === 'part' || type === 'feature');

    expect(readJson('tools/storybook/package.json')).toMatchObject({
      nx: { implicitDependencies: shown.map(({ name }) => name).toSorted() },
    });
  });

  it.each(['build-storybook', 'test:stories', 'test:looks'])(
    'is, for %s, every library, whatever the graph says',
    (name) => {
      expect(targetDefaults[name]?.inputs).toContain('screens');
      expect(namedInputs['screens']).toEqual(['{workspaceRoot}/libs/**/*']);
    },
  );
});
