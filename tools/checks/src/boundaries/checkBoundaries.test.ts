import { posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoundaries, type BoundaryViolation } from './checkBoundaries.ts';
import {
  addPackage,
  addProject,
  createFixtureRepository,
  type FixtureRepository,
} from '../testing/fixtureRepository.ts';
import { buildings } from './buildings.ts';
import { readProjects } from './projects.ts';

const folders = {
  app: 'apps/web',
  feature: 'libs/features/market',
  'other feature': 'libs/features/trade',
  part: 'libs/parts',
  data: 'libs/session',
  'other data': 'libs/stream',
  sdk: 'libs/api-sdk',
  ui: 'libs/ui',
  'react-pure': 'libs/pure/react',
  'other react-pure': 'libs/preferences',
  pure: 'libs/pure',
  'other pure': 'libs/hrefs',
  tool: 'tools/sandbox',
  'other tool': 'tools/bench',
  test: 'libs/testing',
  e2e: 'e2e',
  machine: 'tools/browser',
} as const;

type Kind = keyof typeof folders;

function isKind(text: string): text is Kind {
  return text in folders;
}

const kinds = Object.keys(folders).filter(isKind);

/** From the roof down. */
const floors = ['start', 'routes', 'shell', 'core'];

/** Every pair of floors of every building, in both directions. */
const floorArrows = buildings.flatMap(({ folder, floors: ordered, apart = [] }) =>
  ordered.flatMap((floor, index) =>
    ordered
      .map((other, at) => ({
        folder,
        floor,
        other,
        refused: at < index || (apart.includes(floor) && apart.includes(other)),
      }))
      .filter(({ floor: from, other: to }) => from !== to),
  ),
);

function arrowFile({ folder, floor, other }: { folder: string; floor: string; other: string }) {
  return posix.join(folder, floor, `arrow-${other === '.' ? 'own' : other}.ts`);
}

/** docs/architecture.md, "Rules of direction", written out for ordinary source files. */
const allowed: Record<Kind, readonly Kind[]> = {
  app: [
    ...(['feature', 'other feature', 'part', 'data', 'other data', 'sdk', 'ui'] as const),
    ...(['react-pure', 'other react-pure', 'pure', 'other pure'] as const),
  ],
  feature: [
    'part',
    'data',
    'other data',
    'sdk',
    'ui',
    'react-pure',
    'other react-pure',
    'pure',
    'other pure',
  ],
  'other feature': [
    'part',
    'data',
    'other data',
    'sdk',
    'ui',
    'react-pure',
    'other react-pure',
    'pure',
    'other pure',
  ],
  part: ['data', 'other data', 'sdk', 'ui', 'react-pure', 'other react-pure', 'pure', 'other pure'],
  data: ['sdk', 'pure', 'other pure'],
  'other data': ['sdk', 'pure', 'other pure'],
  sdk: ['pure', 'other pure'],
  ui: ['react-pure', 'other react-pure', 'pure', 'other pure'],
  'react-pure': ['pure', 'other pure'],
  'other react-pure': ['pure', 'other pure'],
  pure: ['other pure'],
  'other pure': ['pure'],
  tool: ['sdk', 'pure', 'other pure', 'machine'],
  'other tool': ['sdk', 'pure', 'other pure', 'machine'],
  test: [
    ...(['feature', 'other feature', 'part', 'data', 'other data', 'sdk', 'ui'] as const),
    ...(['react-pure', 'other react-pure', 'pure', 'other pure', 'machine'] as const),
  ],
  e2e: ['machine'],
  machine: [],
};

const pairs = kinds.flatMap((from) => kinds.filter((to) => to !== from).map((to) => ({ from, to })));

function slug(kind: Kind): string {
  return kind.replaceAll(' ', '-');
}

function packageOf(kind: Kind): string {
  return `@fixture/${folders[kind].replaceAll('/', '-')}`;
}

describe('rules of direction', () => {
  let repository: FixtureRepository;
  let violations: BoundaryViolation[];

  const from = (path: string) => violations.filter((violation) => violation.from === path);

  beforeAll(async () => {
    repository = createFixtureRepository();
    repository.write(
      'package.json',
      JSON.stringify({
        workspaces: ['apps/*', 'libs/*', 'libs/features/*', 'libs/pure/react', 'tools/*', 'e2e'],
      }),
    );
    for (const kind of kinds) {
      addProject(repository, folders[kind], [`type:${kind.replace('other ', '')}`, `scope:${slug(kind)}`]);
    }
    for (const name of ['react', 'msw', '@tanstack/react-query', '@tanstack/react-virtual']) {
      addPackage(repository, name);
    }
    for (const pair of pairs) {
      repository.write(
        `${folders[pair.from]}/src/uses-${slug(pair.to)}.ts`,
        `import '${packageOf(pair.to)}';\n`,
      );
    }
    const files = {
      'libs/session/src/usesTesting.test.ts': `import '@fixture/libs-testing';`,
      'libs/session/src/testing.ts': `import '@fixture/libs-testing';`,
      'libs/ui/src/Button.stories.tsx': `import '@fixture/libs-testing';\nimport 'msw';`,
      'libs/ui/src/Loads.tsx': `import 'msw';`,
      'libs/ui/src/Rows.tsx': `import '@tanstack/react-virtual';`,
      'libs/ui/src/Query.tsx': `import '@tanstack/react-query';`,
      'e2e/src/uses.test.ts': `import '@fixture/libs-testing';`,
      'libs/pure/src/hook.ts': `import 'react';`,
      'libs/pure/src/query.ts': `import '@tanstack/react-query';`,
      'libs/pure/react/src/hook.ts': `import 'react';`,
      'libs/ui/src/a.ts': `import type { B } from './b';\nexport type A = { b?: B };`,
      'libs/ui/src/b.ts': `import type { A } from './a';\nexport type B = { a?: A };`,
      'apps/web/src/routeTree.gen.ts': `import './routes/a.ts';`,
      'apps/web/src/core/tree.ts': `import '../routeTree.gen.ts';`,
      'apps/web/src/start/tree.ts': `import '../routeTree.gen.ts';`,
      'apps/web/src/core/up.test.ts': `import '../start/a.ts';`,
      'libs/ui/src/amount/index.ts': `export const amount = 1;`,
      'libs/ui/src/Tile.ts': `import './amount/index.ts';`,
      'libs/parts/src/Money.ts': `import '../../ui/src/amount/index.ts';`,
      'libs/features/market/src/Sum.ts': `import '../../../ui/src/amount/index.ts';`,
      'apps/web/src/core/Sum.ts': `import '../../../../libs/ui/src/amount/index.ts';`,
      'libs/session/src/missing.ts': `import '@fixture/libs-api-sdk/nowhere';`,
      'libs/ui/src/missing.ts': `import '@fixture/libs-api-sdk/nowhere';`,
    };
    for (const floor of floors) {
      for (const other of floors) {
        repository.write(`apps/web/src/${floor}/to-${other}.ts`, `import '../${other}/a.ts';\n`);
      }
      repository.write(`apps/web/src/${floor}/a.ts`, `export const ${floor} = 1;\n`);
    }
    for (const arrow of floorArrows) {
      const { folder, floor, other } = arrow;
      const up = posix.relative(posix.join(folder, floor), posix.join(folder, other, 'target.ts'));
      repository.write(arrowFile(arrow), `import '${up.startsWith('.') ? up : `./${up}`}';\n`);
      repository.write(posix.join(folder, other, 'target.ts'), 'export const target = 1;\n');
    }
    for (const { folder } of buildings) {
      repository.write(`${folder}/attic/target.ts`, `export const target = 1;\n`);
      repository.write(`${folder}/attic/out.ts`, `import './target.ts';\n`);
    }
    for (const [path, text] of Object.entries(files)) repository.write(path, `${text}\n`);
    ({ violations } = await checkBoundaries(repository.root));
  });

  afterAll(() => repository[Symbol.dispose]());

  it.each(pairs.filter((pair) => !allowed[pair.from].includes(pair.to)))(
    '$from → $to is refused [I1-1-BOUNDARIES]',
    (pair) => {
      expect(from(`${folders[pair.from]}/src/uses-${slug(pair.to)}.ts`)).not.toEqual([]);
    },
  );

  it.each(pairs.filter((pair) => allowed[pair.from].includes(pair.to)))('$from → $to is allowed', (pair) => {
    expect(from(`${folders[pair.from]}/src/uses-${slug(pair.to)}.ts`)).toEqual([]);
  });

  it.each([
    { path: 'libs/session/src/usesTesting.test.ts', refused: false },
    { path: 'libs/session/src/testing.ts', refused: false },
    { path: 'libs/ui/src/Button.stories.tsx', refused: false },
    { path: 'libs/ui/src/Loads.tsx', refused: true },
    { path: 'libs/ui/src/Rows.tsx', refused: false },
    { path: 'libs/ui/src/Query.tsx', refused: true },
    { path: 'e2e/src/uses.test.ts', refused: true },
    { path: 'libs/pure/src/hook.ts', refused: true },
    { path: 'libs/pure/src/query.ts', refused: true },
    { path: 'libs/pure/react/src/hook.ts', refused: false },
  ])('$path is refused: $refused', ({ path, refused }) => {
    expect(from(path).length > 0).toBe(refused);
  });

  it.each(
    floors.flatMap((floor, index) =>
      floors.map((other, at) => ({ path: `apps/web/src/${floor}/to-${other}.ts`, refused: at < index })),
    ),
  )('$path is refused in the app: $refused [I3B-7-LAYERS]', ({ path, refused }) => {
    expect(from(path).length > 0).toBe(refused);
  });

  it.each([
    { path: 'apps/web/src/core/tree.ts', refused: true },
    { path: 'apps/web/src/start/tree.ts', refused: false },
    { path: 'apps/web/src/core/up.test.ts', refused: false },
  ])('$path is refused in the app: $refused [I3B-7-LAYERS]', ({ path, refused }) => {
    expect(from(path).length > 0).toBe(refused);
  });

  it.each(floorArrows)('$folder: $floor → $other is refused: $refused [I4C-7-FLOORS]', (arrow) => {
    expect(from(arrowFile(arrow)).some(({ rule }) => rule.startsWith('floor-'))).toBe(arrow.refused);
  });

  it.each(buildings)('$folder has no folder that is no floor [I4C-7-FLOORS]', ({ folder }) => {
    expect(from(`${folder}/attic/out.ts`).map(({ rule }) => rule)).toContain(`floor-${folder}-unknown`);
  });

  it.each([
    { path: 'libs/ui/src/Tile.ts', refused: false },
    { path: 'libs/parts/src/Money.ts', refused: false },
    { path: 'libs/features/market/src/Sum.ts', refused: true },
    { path: 'apps/web/src/core/Sum.ts', refused: true },
  ])('a raw amount in $path is refused: $refused [I3B-4-PARTS]', ({ path, refused }) => {
    expect(from(path).some(({ rule }) => rule === 'amounts-by-money')).toBe(refused);
  });

  it('sees a cycle, of types too [I3B-DONE-IMPORTS]', () => {
    expect(violations.filter(({ rule }) => rule === 'no-circular')).not.toEqual([]);
  });

  it('sees an import that cannot be resolved, and its direction by the package name', () => {
    expect(from('libs/session/src/missing.ts').map(({ rule }) => rule)).toEqual(['no-unresolvable']);
    expect(from('libs/ui/src/missing.ts').map(({ rule }) => rule)).toContain('direction-libs/ui');
  });

  it('says what to do instead', () => {
    const [violation] = from('libs/ui/src/uses-sdk.ts');

    expect(violation?.advice).toContain('may import react-pure, pure');
  });
});

describe('readProjects', () => {
  it.each([
    { why: 'no tags', tags: [], message: 'type: tag' },
    { why: 'an unknown type', tags: ['type:helper', 'scope:a'], message: 'must be one of' },
    { why: 'two types', tags: ['type:pure', 'type:ui', 'scope:a'], message: 'exactly one type: tag' },
    { why: 'no scope', tags: ['type:pure'], message: 'exactly one scope: tag' },
  ])('refuses a project with $why [I1-1-WORKSPACES]', ({ tags, message }) => {
    using repository = createFixtureRepository();
    repository.write('package.json', JSON.stringify({ workspaces: ['libs/*'] }));
    addProject(repository, 'libs/a', tags);

    expect(() => readProjects(repository.root)).toThrow(message);
  });
});
