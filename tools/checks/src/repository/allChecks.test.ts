import { describe, expect, it } from 'vitest';
import { allChecks } from './allChecks.ts';
import { acceptedExamples } from '../testing/acceptedExamples.ts';
import { refusedExamples } from '../testing/refusedExamples.ts';
import { createSourceText } from './sourceText.ts';

const checks = allChecks({
  root: '/srv/build/wealth',
  exists: (path) => path === 'docs/testing.md',
  entries: { used: new Set(['./button']), waiting: {}, finished: [] },
});

function findings(name: string, path: string, text: string): string[] {
  const check = checks.find((candidate) => candidate.name === name);
  if (!check) throw new RangeError(`no check named ${name}`);
  if (!check.appliesTo(path)) return [];
  return [...check.find(createSourceText(path, text))].map(({ what }) => what);
}

describe('repository checks', () => {
  it.each(refusedExamples)(
    '$check refuses $text in $path [I1-1-REPOSITORY] [D-PROTECT-COPY] [I3B-2-WIRE]',
    ({ check, path, text, finds }) => {
      expect(findings(check, path, text).toSorted()).toEqual(finds.toSorted());
    },
  );

  it.each(acceptedExamples)('$check accepts $text in $path', ({ check, path, text }) => {
    expect(findings(check, path, text)).toEqual([]);
  });

  it('has seen every check refuse something [I3-2-KEYS] [D-STORAGE-CHECK] [I3B-1-NAMES]', () => {
    expect([...new Set(refusedExamples.map(({ check }) => check))].toSorted()).toEqual(
      checks.map(({ name }) => name).toSorted(),
    );
  });
});
