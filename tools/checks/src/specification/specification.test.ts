import { describe, expect, it } from 'vitest';
import { scriptsOfSteps, steps } from '../run/steps.ts';
import { reportCoverage } from './reportCoverage.ts';
import { readRequirements, withProofs } from './requirements.ts';
import { mayCarryIds, testIds } from './testIds.ts';

const page = (finished: string, rows: string) => `---\nfinished: ${finished}\n---\n\n# Coverage\n\n${rows}\n`;

const rows = [
  '| id | requirement | issue | test |',
  '| --- | --- | --- | --- |',
  '| S4-REFRESH-1 | One refresh \\| one attempt | 1 | |',
  '| S8-TIMEOUT | "Request timeout" | 1 | |',
  '| S2-TOASTS | Toasts | 2 | |',
  '| I1-1-DEAD | Dead-code check | 1 | `npm run lint:dead` |',
].join('\n');

/** Keeps the examples of this file from counting as proofs. */
const inBrackets = (ids: string) => `[${ids}]`;

function report(finished: string, files: Record<string, string[]>, table = rows) {
  const document = readRequirements(page(finished, table));
  return reportCoverage({ document, idsByFile: new Map(Object.entries(files)), scripts: ['lint:dead'] });
}

const none = { isFinished: false, proven: 0, measured: 0, byHand: 0 };

describe('reportCoverage', () => {
  it('lists what has no test, by issue, without failing for issues that are not finished [I1-12-COVERAGE]', () => {
    const { issues, failures } = report('[]', { 'a.test.ts': ['S4-REFRESH-1'] });

    expect(failures).toEqual([]);
    expect(issues).toEqual([
      { ...none, issue: '1', proven: 2, total: 3, open: ['S8-TIMEOUT'] },
      { ...none, issue: '2', total: 1, open: ['S2-TOASTS'] },
    ]);
  });

  it('fails for a requirement of a finished issue without a test [I1-12-COVERAGE]', () => {
    const { failures } = report(`['1']`, {}, rows.replace('attempt | 1 | |', 'attempt | 1 | a.test.ts |'));

    expect(failures).toEqual([
      'S4-REFRESH-1 of finished issue 1 has no test.',
      'S8-TIMEOUT of finished issue 1 has no test.',
      expect.stringContaining('S4-REFRESH-1: the column "test" is out of date'),
    ]);
  });

  it('fails for an id that nobody has written down, finished or not [I1-12-COVERAGE]', () => {
    expect(report('[]', { 'a.test.ts': ['S4-REFERSH-1'] }).failures).toEqual([
      `a.test.ts: ${inBrackets('S4-REFERSH-1')} stands nowhere in docs/specification-coverage.md.`,
    ]);
  });

  it('knows the parts of an issue, finished by their own name', () => {
    const table = rows.replace('| S2-TOASTS | Toasts | 2 |', '| I3A-H1 | Toasts | 3a |');

    expect(report(`['3a']`, {}, table).failures).toEqual(['I3A-H1 of finished issue 3a has no test.']);
    expect(report(`['1', '3a']`, {}, table).issues.map(({ isFinished }) => isFinished)).toEqual([true, true]);
  });

  it('takes an npm script as a proof only where `npm test` runs it [I3B-14-NAMES]', () => {
    const renamed = rows.replace('npm run lint:dead', 'npm run bench');

    expect(report('[]', {}, renamed).issues[0]?.open).toContain('I1-1-DEAD');
    expect(scriptsOfSteps(steps)).toEqual(expect.arrayContaining(['lint:dead', 'lint:openapi', 'e2e']));
    expect(scriptsOfSteps(steps)).not.toContain('bench');
  });

  it('counts apart what only a bench measures and what only a person can see', () => {
    const table = [
      rows.replace('`npm run lint:dead`', 'bench'),
      '| I2-LOOKED | Every page was looked at | 2 | by hand |',
    ].join('\n');
    const { issues, failures } = report(`['1']`, { 'a.test.ts': ['S4-REFRESH-1', 'S8-TIMEOUT'] }, table);

    expect(failures.filter((text) => text.includes('has no test'))).toEqual([]);
    expect(issues).toMatchObject([
      { issue: '1', proven: 2, measured: 1, total: 3 },
      { issue: '2', proven: 0, byHand: 1, total: 2, open: ['S2-TOASTS'] },
    ]);
  });

  it('accepts a finished issue once its column is written', () => {
    const files = new Map([['b.test.ts', ['S4-REFRESH-1', 'S8-TIMEOUT']]]);
    const document = readRequirements(page(`['1']`, rows));
    const { tests } = reportCoverage({ document, idsByFile: files, scripts: ['lint:dead'] });
    const written = readRequirements(withProofs(document, tests));

    expect(reportCoverage({ document: written, idsByFile: files, scripts: ['lint:dead'] }).failures).toEqual(
      [],
    );
    expect(written.requirements.map(({ proof }) => proof)).toEqual([
      'b.test.ts',
      'b.test.ts',
      '',
      '`npm run lint:dead`',
    ]);
    expect(written.requirements[0]?.text).toBe('One refresh \\| one attempt');
  });
});

describe('readRequirements', () => {
  it.each([
    { why: 'no front matter', text: rows, message: 'front matter' },
    { why: 'an issue that is a number', text: page('[1]', rows), message: 'Issues are texts' },
    { why: 'an issue that was divided', text: page('[]', '| S1-A | a | 5 | |'), message: 'not "5"' },
    {
      why: 'an issue outside the plan',
      text: page('[]', '| S1-A | a | 9 | |'),
      message: 'one of 1, 2, 3, 3a',
    },
    {
      why: 'an id twice',
      text: page('[]', '| S1-A | a | 1 | |\n| S1-A | b | 1 | |'),
      message: 'Named twice: S1-A',
    },
  ])('refuses a page with $why [I3B-14-ROWS]', ({ text, message }) => {
    expect(() => readRequirements(text)).toThrow(message);
  });
});

describe('testIds', () => {
  const id = inBrackets('S8-TIMEOUT');
  const two = inBrackets('S8-TIMEOUT, S9-TIMEOUT');

  it.each([
    { text: `it('waits ${id}', a)`, ids: ['S8-TIMEOUT'] },
    { text: `it('waits ${id} ${inBrackets('S9-TIMEOUT')}', a)`, ids: ['S8-TIMEOUT', 'S9-TIMEOUT'] },
    { text: `it('waits ${inBrackets('I3A-H1')}', a)`, ids: ['I3A-H1'] },
    { text: `describe('waits ${two}', a)`, ids: ['S8-TIMEOUT', 'S9-TIMEOUT'] },
    {
      text: `test('waits ${id}', a); test.describe('as long ${inBrackets('S9-TIMEOUT')}', a)`,
      ids: ['S8-TIMEOUT', 'S9-TIMEOUT'],
    },
    { text: `await step('waits ${id}', a)`, ids: ['S8-TIMEOUT'] },
    { text: `await test.step('waits ${id}', a)`, ids: ['S8-TIMEOUT'] },
    { text: 'it(`waits ${b} ' + id + '`, a)', ids: ['S8-TIMEOUT'] },
    { text: `it.each(rows)('waits ${id}', a)`, ids: ['S8-TIMEOUT'] },
    { text: `it.each([{ by: '${id}' }])('waits $by', a)`, ids: ['S8-TIMEOUT'] },
    { text: `const rows = [{ by: '${id}' }]; it.each(rows)('waits $by', a)`, ids: ['S8-TIMEOUT'] },
    { text: `it.each([['${id}', 1]])('waits %s %i', a)`, ids: ['S8-TIMEOUT'] },
  ])('finds $ids in the name of $text', ({ text, ids }) => {
    expect(testIds('a.test.ts', text)).toEqual(ids);
  });

  it.each([
    `// ${id}\nconst a = b[S8 - TIMEOUT];`,
    `it('waits', () => { expect(text).toBe('${id}'); })`,
    `const waiting = 'waits ${id}';`,
    `it.each([{ why: '${id}' }])('waits $by', a)`,
    `it.each([{ by: 1 }])('waits', a); const other = { by: '${id}' };`,
    `say('waits ${id}')`,
    `const shown = { name: 'waits ${id}' };`,
  ])('finds none in %s, where it is no name [I3B-14-NAMES]', (text) => {
    expect(testIds('a.test.ts', text)).toEqual([]);
  });

  it('finds those in the name of a story, and none in what it shows', () => {
    const named = `export const Waiting: Story = { name: 'Waits ${id}' };`;
    const shown = `export const Waiting: Story = { args: { name: 'Waits ${id}' } };`;

    expect(testIds('a.stories.tsx', named)).toEqual(['S8-TIMEOUT']);
    expect(testIds('a.stories.tsx', shown)).toEqual([]);
  });

  it.each([
    { path: 'libs/ui/src/Button.test.tsx', carries: true },
    { path: 'libs/ui/src/Button.stories.tsx', carries: true },
    { path: 'e2e/journeys/signIn.spec.ts', carries: true },
    { path: 'libs/api-sdk/pact/auth.pact.test.ts', carries: true },
    { path: 'libs/ui/src/Button.tsx', carries: false },
  ])('$path may carry ids: $carries', ({ path, carries }) => {
    expect(mayCarryIds(path)).toBe(carries);
  });
});
