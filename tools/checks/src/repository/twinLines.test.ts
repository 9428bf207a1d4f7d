import { describe, expect, it } from 'vitest';
import { twinLines } from './twinLines.ts';

const eight = Array.from({ length: 8 }, (_, index) => `const line${index} = ${index};`);

function found(files: Record<string, readonly string[] | undefined>) {
  return twinLines({
    paths: Object.keys(files),
    read: (path) => (files[path] ?? []).join('\n'),
  }).map(({ path, line, what }) => `${path}:${line} ${what}`);
}

describe('twin lines [I3B-FIG-LINES]', () => {
  it('are found between two features, whatever stands around them and however they are indented', () => {
    const indented = ['// another head', '', ...eight.map((line) => `  ${line}`), 'const end = 1;'];
    expect(found({ 'libs/features/auth/src/A.tsx': eight, 'libs/features/kyc/src/B.tsx': indented })).toEqual(
      ['libs/features/kyc/src/B.tsx:3 the same 8 lines as in libs/features/auth/src/A.tsx'],
    );
  });

  it.each([
    {
      why: 'seven lines',
      files: {
        'libs/features/auth/src/A.tsx': eight.slice(1),
        'libs/features/kyc/src/B.tsx': eight.slice(1),
      },
    },
    {
      why: 'one feature',
      files: { 'libs/features/auth/src/A.tsx': eight, 'libs/features/auth/src/B.tsx': eight },
    },
    {
      why: 'tests',
      files: { 'libs/features/auth/src/A.test.tsx': eight, 'libs/features/kyc/src/B.test.tsx': eight },
    },
  ])('are not what $why have', ({ files }) => {
    expect(found(files)).toEqual([]);
  });
});
