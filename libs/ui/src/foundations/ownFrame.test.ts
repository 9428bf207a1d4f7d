import { describe, expect, it } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>('../*/*.stories.tsx', { eager: true });

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function hasOwnLook(story: unknown): boolean {
  return ['theme', 'palette', 'density'].some((name) => at(story, 'globals', name) !== undefined);
}

const dressed = Object.entries(modules).filter(([, module]) => {
  const tags = at(module, 'default', 'tags');
  const hasPage = !(Array.isArray(tags) && tags.includes('!autodocs'));
  return hasPage && Object.values(module).some(hasOwnLook);
});

describe('a page of documentation whose stories have looks of their own', () => {
  it('exists', () => {
    expect(dressed.map(([path]) => path)).toContain('./Colours.stories.tsx');
  });

  it.each(dressed)('draws each in a frame: %s [I3A-USE-5]', (_path, module) => {
    expect(at(module, 'default', 'parameters', 'docs', 'story', 'inline')).toBe(false);
  });
});
