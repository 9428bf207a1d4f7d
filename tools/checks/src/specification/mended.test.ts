import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

const expected = [
  ...numbered('A', 25),
  ...numbered('B', 12),
  ...numbered('C', 3),
  ...numbered('D', 31),
  ...numbered('E', 25),
  ...numbered('F', 7),
];

describe('the page of what was mended [I4B-DONE-PAGE]', () => {
  const page = readFileSync(join(repositoryRoot, 'docs/decisions/mended-2026-11-26.md'), 'utf8');
  /** First cells of the rows: the findings. */
  const findings = [...page.matchAll(/^\| ([^|]+?) \|/gm)].map(([, finding = '']) => finding);

  it.each(expected)('says what became of %s', (finding) => {
    expect(findings.some((text) => new RegExp(`^${finding}\\b`).test(text))).toBe(true);
  });

  it('names for each finding what was wrong, the mend and a test, or why there is none', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const short = rows.filter((row) => {
      const [, , wrong = '', mend = '', test = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return wrong === '' || mend === '' || (test === '' && !mend.startsWith('not mended:'));
    });

    expect(short).toEqual([]);
  });
});
