import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';
import { readRequirements } from './requirements.ts';

const { requirements, finished } = readRequirements(
  readFileSync(join(repositoryRoot, 'docs/specification-coverage.md'), 'utf8'),
);

describe('the page', () => {
  it.each([
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => ({ of: `product §${section}`, begin: `S${section}-` })),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((part) => ({ of: `issue 2, Deliver ${part}`, begin: `I2-${part}-` })),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((part) => ({
      of: `issue 3, Deliver ${part}`,
      begin: `I3-${part}-`,
    })),
    ...['2', '3'].flatMap((issue) =>
      ['FIG', 'BAD', 'DONE'].map((part) => ({ of: `issue ${issue}, ${part}`, begin: `I${issue}-${part}-` })),
    ),
    ...Array.from({ length: 14 }, (_, index) => ({
      of: `issue 3b, Deliver ${index + 1}`,
      begin: `I3B-${index + 1}-`,
    })),
    { of: 'the decisions', begin: 'D-' },
  ])('has rows for $of [I3-DONE-TEXTS] [I3B-14-ROWS]', ({ begin }) => {
    expect(requirements.filter(({ id }) => id.startsWith(begin))).not.toEqual([]);
  });

  it('leaves little to hand, and says so for figures and looks only', () => {
    const byHand = requirements.filter(({ proof, issue }) => proof === 'by hand' && finished.includes(issue));

    expect(byHand.map(({ id }) => id)).toEqual([
      'I1-2-START',
      'I1-2-DEV',
      'I1-FIG-TEST-TIME',
      'I2-FIG-STORIES',
      'I2-DONE-LOOKED',
      'I3-DONE-LOOKED',
      'I3B-13-COMPILER',
      'I3B-DONE-ONE',
      'I4-DONE-SCREENS',
      'I5A-DONE-SCREENS',
      'I5A-DONE-DOCS',
      'I4B-DONE-WALKED',
      'I4C-FIG-ACTION',
      'I4C-FIG-LIST',
      'I4C-FIG-STEPS',
      'I4C-DONE-ONE-WAY',
      'I5B-DONE-LOOKED',
      'I5C-DONE-LOOKED',
    ]);
  });
});
