import { describe, expect, it } from 'vitest';
import { createSourceText } from './sourceText.ts';
import { unusedEntries, usedEntries, type UnusedEntriesOptions } from './unusedEntries.ts';

const text = JSON.stringify({ exports: { './button': './src/button/index.ts', './internal/*': null } });

function findings(options: Partial<UnusedEntriesOptions>): string[] {
  const check = unusedEntries({ used: new Set(), waiting: {}, finished: [], ...options });
  return [...check.find(createSourceText('libs/ui/package.json', text))].map(({ what }) => what);
}

interface Example {
  state: string;
  options: Partial<UnusedEntriesOptions>;
  finds: string[];
}

describe('an entry of libs/ui', () => {
  it.each<Example>([
    { state: 'without a user', options: {}, finds: ['./button has no user'] },
    { state: 'with one', options: { used: new Set(['./button']) }, finds: [] },
    { state: 'that waits', options: { waiting: { './button': '4' } }, finds: [] },
    {
      state: 'that waits for an issue that is done',
      options: { waiting: { './button': '4' }, finished: ['3', '4'] },
      finds: ['./button has no user after issue 4'],
    },
    {
      state: 'that waits although it has a user',
      options: { used: new Set(['./button']), waiting: { './button': '4' } },
      finds: ['./button has a user and waits no longer'],
    },
    {
      state: 'that is gone and still waits',
      options: { used: new Set(['./button']), waiting: { './abacus': '4' } },
      finds: ['./abacus waits and is no entry'],
    },
  ])('$state: $finds [I3B-10-USED]', ({ options, finds }) => {
    expect(findings(options)).toEqual(finds);
  });
});

describe('the users of libs/ui', () => {
  it('are the screens, not tests, stories, stages or the library itself', () => {
    const files = new Map([
      ['libs/features/auth/src/A.tsx', `import { Button } from '@wealth/ui/button';`],
      ['libs/parts/src/B.tsx', `const load = () => import('@wealth/ui/chip');`],
      ['apps/web/src/styles.css', `@import "@wealth/ui/theme.css";`],
      ['libs/features/auth/src/A.test.tsx', `import '@wealth/ui/select';`],
      ['libs/features/auth/src/A.stories.tsx', `import '@wealth/ui/select';`],
      ['libs/features/auth/src/testing/stage.tsx', `import '@wealth/ui/select';`],
      ['libs/features/auth/src/testing.ts', `import '@wealth/ui/select';`],
      ['libs/testing/src/stage.tsx', `import '@wealth/ui/select';`],
      ['libs/ui/src/modal/Modal.tsx', `import '@wealth/ui/select';`],
      ['tools/bench/src/page.ts', `import '@wealth/ui/select';`],
    ]);

    const used = usedEntries([...files.keys()], (path) => files.get(path) ?? '');

    expect([...used].toSorted()).toEqual(['./button', './chip', './theme.css']);
  });
});
