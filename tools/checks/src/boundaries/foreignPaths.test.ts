import { describe, expect, it } from 'vitest';
import { addProject, createFixtureRepository } from '../testing/fixtureRepository.ts';
import { foreignPaths } from './foreignPaths.ts';
import type { PathAllowance } from './pathAllowances.ts';

const fixture = {
  'libs/ui': 'ui',
  'libs/features/market': 'feature',
  'libs/features/trade': 'feature',
  'tools/sandbox': 'tool',
  'tools/storybook': 'test',
  'apps/web': 'app',
} as const;

/** The names of the projects that a file leads into by its strings, and the allowances that nothing needs. */
function lookedInto(file: string, text: string, allowances: readonly PathAllowance[] = []) {
  using repository = createFixtureRepository();
  repository.write(
    'package.json',
    JSON.stringify({ workspaces: ['apps/*', 'libs/*', 'libs/features/*', 'tools/*'] }),
  );
  for (const [folder, type] of Object.entries(fixture)) {
    addProject(repository, folder, [`type:${type}`, `scope:${folder}`]);
  }
  repository.write(file, text);
  const { found, unused } = foreignPaths(repository.root, [file], allowances);
  return { into: found.map(({ into }) => into), unused };
}

const market = '@fixture/libs-features-market';
const trade = '@fixture/libs-features-trade';
const sandbox = '@fixture/tools-sandbox';

describe('a string that leads into the folder of another project', () => {
  it.each([
    { file: 'libs/ui/.storybook/main.ts', text: `f('../../features/*/src/*.tsx');`, into: [market, trade] },
    { file: 'libs/ui/src/a.css', text: `@source '../../features';`, into: [market, trade] },
    { file: 'libs/ui/vite.config.ts', text: `f('../features/market/src');`, into: [market] },
    { file: 'libs/ui/scripts/a.mjs', text: `f('../features/market/src');`, into: [market] },
    { file: 'apps/web/scripts/a.ts', text: `f('../../../tools/sandbox/src/chat');`, into: [sandbox] },
    { file: 'apps/web/scripts/a.ts', text: `join(root, 'tools/sandbox/src', name);`, into: [sandbox] },
    { file: 'apps/web/scripts/a.ts', text: 'f(`tools/sandbox/${name}`);', into: [sandbox] },
    {
      file: 'apps/web/project.json',
      text: `{"inputs": ["{workspaceRoot}/tools/sandbox/**/*"]}`,
      into: [sandbox],
    },
    { file: 'libs/features/market/src/a.ts', text: `glob('../../*/src/*.ts');`, into: [trade] },
    { file: 'libs/features/market/src/a.ts', text: `vi.mock('../../trade/src/b.ts');`, into: [trade] },
  ])('is refused in $file: $text [I3B-10-STRINGS]', ({ file, text, into }) => {
    expect(lookedInto(file, text).into).toEqual(into);
  });

  it.each([
    {
      why: 'an import may go there',
      file: 'tools/storybook/main.ts',
      text: `f('../../libs/features/*/src');`,
    },
    { why: 'an import may go there', file: 'apps/web/src/a.css', text: `@source '../../../libs/ui/src';` },
    { why: 'it is its own', file: 'libs/ui/src/a/b.ts', text: `glob('../*/*.stories.tsx');` },
    { why: 'it is above all of them', file: 'libs/ui/scripts/a.ts', text: `f('../../..');` },
    { why: 'it is no path', file: 'libs/ui/src/a.ts', text: `f('see tools/sandbox for more');` },
    { why: 'it is a remark', file: 'libs/ui/src/a.ts', text: `// '../../features'` },
  ])('is accepted where $why: $text', ({ file, text }) => {
    expect(lookedInto(file, text).into).toEqual([]);
  });

  it('is accepted where it is allowed with a reason, and an allowance that nothing needs is told', () => {
    const allowance = { from: 'apps/web/', into: 'tools/sandbox', reason: 'It starts it.' };

    expect(lookedInto('apps/web/a.ts', `f('tools/sandbox/src');`, [allowance])).toEqual({
      into: [],
      unused: [],
    });
    expect(lookedInto('apps/web/a.ts', `f('src');`, [allowance]).unused).toEqual([allowance]);
  });
});
