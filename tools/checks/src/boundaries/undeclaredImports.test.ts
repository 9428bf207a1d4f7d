import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '../repositoryFiles.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { addProject, createFixtureRepository } from '../testing/fixtureRepository.ts';
import { undeclaredImports } from './undeclaredImports.ts';

const file = 'libs/session/src/session.ts';

function importedBy(text: string, declared: Record<string, unknown> = {}, path = file) {
  using repository = createFixtureRepository();
  repository.write('package.json', JSON.stringify({ workspaces: ['libs/*'] }));
  addProject(repository, 'libs/sdk', ['type:sdk', 'scope:sdk']);
  addProject(repository, 'libs/session', ['type:data', 'scope:session']);
  repository.write(
    'libs/session/package.json',
    JSON.stringify({ name: '@fixture/session', nx: { tags: ['type:data', 'scope:session'] }, ...declared }),
  );
  repository.write(path, text);
  return undeclaredImports(repository.root, [path]);
}

const found = (path = file) => [{ project: '@fixture/session', imported: '@fixture/libs-sdk', file: path }];

describe('imports of our own projects [I3B-12-DECLARED]', () => {
  it.each([
    `import { entry } from '@fixture/libs-sdk';`,
    `import type { Entry } from '@fixture/libs-sdk/model';`,
    `export { entry } from '@fixture/libs-sdk';`,
    `const sdk = () => import('@fixture/libs-sdk');`,
    `vi.mock(import('@fixture/libs-sdk/calls'));`,
    `let entry: import('@fixture/libs-sdk').Entry;`,
  ])('are refused where nothing declares them: %s', (text) => {
    expect(importedBy(text)).toEqual(found());
  });

  it('are refused in a stylesheet too', () => {
    const path = 'libs/session/src/session.css';

    expect(importedBy(`@import '@fixture/libs-sdk/theme.css';`, {}, path)).toEqual(found(path));
  });

  it.each([
    {
      text: `import { entry } from '@fixture/libs-sdk';`,
      declared: { dependencies: { '@fixture/libs-sdk': '*' } },
    },
    {
      text: `import { entry } from '@fixture/libs-sdk';`,
      declared: { devDependencies: { '@fixture/libs-sdk': '*' } },
    },
    { text: `import { self } from '@fixture/session/self';`, declared: {} },
    { text: `import { z } from 'zod';`, declared: {} },
    { text: `const text = "import { entry } from '@fixture/libs-sdk'";`, declared: {} },
  ])('are accepted: $text with $declared', ({ text, declared }) => {
    expect(importedBy(text, declared)).toEqual([]);
  });

  it('are all declared in this repository', () => {
    expect(undeclaredImports(repositoryRoot, repositoryFiles(repositoryRoot))).toEqual([]);
  });
});
