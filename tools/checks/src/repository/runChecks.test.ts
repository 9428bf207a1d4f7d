import { describe, expect, it } from 'vitest';
import { parseAllowances, type Allowance } from './parseAllowances.ts';
import { runChecks } from './runChecks.ts';
import { starExports } from './starExports.ts';

const text = `const a = 1;\n\nexport * from './b';\nexport * from './c';\n`;

function run(allowances: Allowance[]) {
  return runChecks({ checks: [starExports], paths: ['libs/a/src/index.ts'], read: () => text, allowances });
}

const allowance: Allowance = {
  check: 'star-exports',
  path: 'libs/a/src/index.ts',
  reason: 'The names are generated from the description.',
};

describe('runChecks', () => {
  it('reports file, line, what it found and what to do', () => {
    expect(run([])).toEqual([
      {
        path: 'libs/a/src/index.ts',
        line: 3,
        check: 'star-exports',
        what: `export * from './b';`,
        advice: starExports.advice,
      },
      expect.objectContaining({ line: 4 }),
    ]);
  });

  it('leaves out what an allowance covers', () => {
    expect(run([allowance])).toEqual([]);
    expect(run([{ ...allowance, what: `export * from './c';` }])).toEqual([
      expect.objectContaining({ line: 3 }),
    ]);
  });

  it.each([
    { why: 'another file', entry: { ...allowance, path: 'libs/b/src/index.ts' } },
    { why: 'another check', entry: { ...allowance, check: 'sleeps' } },
    { why: 'another finding', entry: { ...allowance, what: 'export * from "./d";' } },
  ])('reports an allowance for $why as one that nothing needs', ({ entry }) => {
    expect(run([entry])).toContainEqual(
      expect.objectContaining({ path: entry.path, what: 'an allowance that nothing needs' }),
    );
  });
});

describe('parseAllowances', () => {
  it('asks for a reason', () => {
    expect(() => parseAllowances(JSON.stringify([{ ...allowance, reason: 'needed' }]))).toThrow('a reason');
  });

  it('refuses an unknown key, which would be a misspelt one', () => {
    expect(() => parseAllowances(JSON.stringify([{ ...allowance, because: '' }]))).toThrow('because');
  });
});
