import { describe, expect, it } from 'vitest';
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
  '| I1-FIG-JS | JavaScript ≤ 140 kB | 1 | `npm run bench` |',
].join('\n');

/** Keeps the examples of this file from counting as proofs. */
const inBrackets = (ids: string) => `[${ids}]`;

function report(finished: string, files: Record<string, string[]>, table = rows) {
  const document = readRequirements(page(finished, table));
  return reportCoverage({ document, idsByFile: new Map(Object.entries(files)), scripts: ['bench'] });
}

describe('reportCoverage', () => {
  it('lists what has no test, by issue, without failing for issues that are not finished [I1-12-COVERAGE]', () => {
    const { issues, failures } = report('[]', { 'a.test.ts': ['S4-REFRESH-1'] });

    expect(failures).toEqual([]);
    expect(issues).toEqual([
      { issue: '1', isFinished: false, proven: 2, total: 3, open: ['S8-TIMEOUT'] },
      { issue: '2', isFinished: false, proven: 0, total: 1, open: ['S2-TOASTS'] },
    ]);
  });

  it('fails for a requirement of a finished issue without a test [I1-12-COVERAGE]', () => {
    const { failures } = report('[1]', {}, rows.replace('attempt | 1 | |', 'attempt | 1 | a.test.ts |'));

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

    expect(report('[3a]', {}, table).failures).toEqual(['I3A-H1 of finished issue 3a has no test.']);
    expect(report('[1, 3a]', {}, table).issues.map(({ isFinished }) => isFinished)).toEqual([true, true]);
  });

  it('takes an npm script as a proof only where there is such a script', () => {
    const renamed = rows.replace('npm run bench', 'npm run measure');

    expect(report('[]', {}, renamed).issues[0]?.open).toContain('I1-FIG-JS');
  });

  it('accepts a finished issue once its column is written', () => {
    const files = new Map([['b.test.ts', ['S4-REFRESH-1', 'S8-TIMEOUT']]]);
    const document = readRequirements(page('[1]', rows));
    const { tests } = reportCoverage({ document, idsByFile: files, scripts: ['bench'] });
    const written = readRequirements(withProofs(document, tests));

    expect(reportCoverage({ document: written, idsByFile: files, scripts: ['bench'] }).failures).toEqual([]);
    expect(written.requirements.map(({ proof }) => proof)).toEqual([
      'b.test.ts',
      'b.test.ts',
      '',
      '`npm run bench`',
    ]);
    expect(written.requirements[0]?.text).toBe('One refresh \\| one attempt');
  });
});

describe('readRequirements', () => {
  it.each([
    { why: 'no front matter', text: rows, message: 'front matter' },
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
  ])('refuses a page with $why', ({ text, message }) => {
    expect(() => readRequirements(text)).toThrow(message);
  });
});

describe('testIds', () => {
  it.each([
    { text: `it('waits ${inBrackets('S8-TIMEOUT')}', a)`, ids: ['S8-TIMEOUT'] },
    {
      text: `it('waits ${inBrackets('S8-TIMEOUT')} ${inBrackets('S9-TIMEOUT')}', a)`,
      ids: ['S8-TIMEOUT', 'S9-TIMEOUT'],
    },
    { text: `it('waits ${inBrackets('I3A-H1')}', a)`, ids: ['I3A-H1'] },
    { text: `it('waits ${inBrackets('S8-TIMEOUT, S9-TIMEOUT')}', a)`, ids: ['S8-TIMEOUT', 'S9-TIMEOUT'] },
    { text: 'it(`waits ${b} ' + inBrackets('S8-TIMEOUT') + '`, a)', ids: ['S8-TIMEOUT'] },
    { text: `// ${inBrackets('S8-TIMEOUT')}\nconst a = b[S8 - TIMEOUT];`, ids: [] },
  ])('finds $ids in $text', ({ text, ids }) => {
    expect(testIds('a.test.ts', text)).toEqual(ids);
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
