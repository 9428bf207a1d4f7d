import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readProjects } from '../boundaries/projects.ts';
import { readScripts } from '../readScripts.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { readStepArguments } from './stepArguments.ts';
import { countsReportOf, scriptsOfSteps, steps, type Step } from './steps.ts';

/** Scripts that only help: of another back end, of a broker. */
const notRun = new Set(['pact:verify', 'pact:publish']);

const nxOfChecks = z.object({
  nx: z.object({
    targets: z.record(
      z.string(),
      z.object({
        command: z.string().optional(),
        cache: z.boolean().optional(),
        inputs: z.array(z.unknown()),
      }),
    ),
  }),
});

const plan: Step[] = [
  { id: 'format', title: 'Format', command: ['oxfmt'] },
  { id: 'generate', title: 'Generated code', command: ['nx', 'generate'] },
  { id: 'unit', title: 'Unit tests', command: ['nx', 'test'], needs: ['generate'] },
  { id: 'e2e', title: 'Journeys', command: ['playwright'] },
];

describe('steps', () => {
  it('are what CI runs, and what `npm run check` runs [I1-1-CHECK]', () => {
    const scripts = readScripts(repositoryRoot);
    const ci = readFileSync(join(repositoryRoot, '.ci/run'), 'utf8');

    expect(ci.trimEnd().split('\n').at(-1)).toBe('npm test --silent');
    expect(ci).toContain('npm ci');
    expect(scripts['check']).toBe('npm test --');
    expect(scripts['test']).toBe('node tools/checks/src/run.ts');
  });

  it('run every kind of check and test that a project has [I1-2-TEST]', () => {
    const kinds = new Set(
      readProjects(repositoryRoot).flatMap(({ folder }) =>
        Object.keys(readScripts(join(repositoryRoot, folder))),
      ),
    );
    const tests = [...kinds].filter((name) => /^(?:test|generate|build|pact|e2e)/.test(name));
    const commands = steps.flatMap(({ command }) => command);

    expect(tests.length).toBeGreaterThan(5);
    expect(tests.filter((name) => !commands.includes(name) && !notRun.has(name))).toEqual([]);
  });

  it('runs the scripts of the repository by targets that read all of it', () => {
    const { targets } = nxOfChecks.parse(
      JSON.parse(readFileSync(join(repositoryRoot, 'tools/checks/package.json'), 'utf8')),
    ).nx;
    const ofTheRepository = Object.keys(readScripts(repositoryRoot)).filter((name) =>
      /^(?:format:check|lint:|typecheck$)/.test(name),
    );

    expect(ofTheRepository.length).toBeGreaterThan(7);
    expect(scriptsOfSteps(steps)).toEqual(expect.arrayContaining(ofTheRepository));
    expect(targets).toMatchObject(
      Object.fromEntries(
        ofTheRepository.map((name) => [
          name,
          { command: `npm run --silent ${name}`, cache: true, inputs: ['repository'] },
        ]),
      ),
    );
  });

  it('lets none generate code anew while another one reads it', () => {
    const [generate, ...others] = steps;

    expect(generate?.id).toBe('generate');
    expect(others.filter(({ command }) => !command.includes('--exclude-task-dependencies'))).toEqual([]);
  });

  it('lets what is in front wait for nothing that runs behind', () => {
    const behind = new Set(steps.filter(({ runsBehind }) => runsBehind).map(({ id }) => id));
    const inFront = steps.filter(({ runsBehind }) => !runsBehind);

    expect(behind.size).toBeGreaterThan(5);
    expect(inFront.filter(({ needs = [] }) => needs.some((id) => behind.has(id)))).toEqual([]);
  });

  it('needs only steps that come before', () => {
    const unordered = steps.filter(({ needs = [] }, index) =>
      needs.some(
        (id) => steps.findIndex((step) => step.id === id) >= index || !steps.some((step) => step.id === id),
      ),
    );

    expect(unordered).toEqual([]);
  });

  it('count the unit tests of every project once, those of rules before a browser starts [I4C-9-ORDER]', () => {
    const counting = steps.filter(({ report }) => report?.script === 'test');
    const tested = readProjects(repositoryRoot).filter(
      ({ folder }) => 'test' in readScripts(join(repositoryRoot, folder)),
    );
    const counted = tested.map(({ name }) => ({
      name,
      steps: counting.filter(({ report }) => report && countsReportOf(name, report)).length,
    }));

    expect(counted.filter(({ steps: times }) => times !== 1)).toEqual([]);
    const ids = steps.map(({ id }) => id);
    expect(ids.indexOf('rules')).toBeLessThan(steps.findIndex(({ needsBrowser }) => needsBrowser));
    for (const { command } of counting) expect(command.join(' ')).toContain('@wealth/domain');
  });

  it('can be chosen by id, in their own order, with what they need', () => {
    const idsOf = (...args: string[]) => readStepArguments(args, plan).steps?.map(({ id }) => id);

    expect(idsOf('e2e', 'format')).toEqual(['format', 'e2e']);
    expect(idsOf('unit', 'format')).toEqual(['format', 'generate', 'unit']);
    expect(idsOf()).toEqual(['format', 'generate', 'unit', 'e2e']);
  });

  it.each([
    { args: ['--list'], exitCode: 0, begins: 'npm test runs' },
    { args: ['--help'], exitCode: 0, begins: 'npm test runs' },
    { args: ['lint', 'nosuch'], exitCode: 2, begins: 'There is no step lint, nosuch.' },
  ])('are listed for $args, with the exit code $exitCode [I3A-TOOL-NAMES]', ({ args, exitCode, begins }) => {
    const answer = readStepArguments(args, plan);

    expect(answer).toEqual({
      steps: null,
      exitCode,
      said: expect.stringContaining('  unit      Unit tests'),
    });
    expect(answer).toMatchObject({ said: expect.stringMatching(new RegExp(`^${begins}`)) });
  });

  it('stand in docs/testing.md, each by its id [I3A-TOOL-NAMES]', () => {
    const page = readFileSync(join(repositoryRoot, 'docs/testing.md'), 'utf8');

    expect(steps.filter(({ id }) => !page.includes(`| \`${id}\` `)).map(({ id }) => id)).toEqual([]);
  });
});
