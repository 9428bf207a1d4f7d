import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project, readEntries } from './readEntries.ts';

/*
 * Stories are the documentation, the fixtures and the tests of a component. What is asked of each exported one is
 * read from the modules themselves: a file with the right name proves nothing.
 */

type Module = Readonly<Record<string, unknown>>;

/** Nothing to look at: joins fields to a form. */
const withoutKitchenSink = new Set(['form']);

function isRecord(value: unknown): value is Module {
  return typeof value === 'object' && value !== null;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** Of '../button/Button.stories.tsx' and of './src/button/index.ts'. */
function folderOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

const storyModules = import.meta.glob<Module>('../*/*.stories.tsx', { eager: true });

function storiesOf(folder: string): Module[] {
  return Object.entries(storyModules).flatMap(([path, module]) =>
    folderOf(path) === folder ? [module] : [],
  );
}

const storyTexts = new Map<string, string>();
for (const path of Object.keys(storyModules)) {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  storyTexts.set(folderOf(path), `${storyTexts.get(folderOf(path)) ?? ''}\n${text}`);
}

const targets = [...readEntries().values()].filter(
  (target) => /\.tsx?$/.test(target) && folderOf(target) !== 'messages',
);

async function componentsOf(target: string): Promise<Array<{ name: string; folder: string }>> {
  const module: unknown = await import(/* @vite-ignore */ join(project, target));
  return Object.entries(isRecord(module) ? module : {})
    .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || isRecord(value)))
    .map(([name]) => ({ name, folder: folderOf(target) }));
}

const components = (await Promise.all(targets.map(componentsOf))).flat();
const folders = [...new Set(components.map(({ folder }) => folder))];

function hasTag(module: Module, tag: string): boolean {
  const tags = at(module, 'default', 'tags');
  return Array.isArray(tags) && tags.includes(tag);
}

/** Icons are shown by their table, all of them at once. */
const drawn = components.filter(({ folder }) => folder !== 'icon');

describe('the components', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components).toContainEqual({ name: 'Button', folder: 'button' });
    expect(readdirSync(join(project, 'src/kitchen-sink')).length).toBeGreaterThanOrEqual(5);
  });

  it.each(drawn)(
    '$name of $folder is drawn in a story of its folder [I2-8-NET] [I1-10-STORIES] [I3B-14-WEAK]',
    ({ name, folder }) => {
      // As an element, or as what the page of the folder is about or puts together: an import alone draws nothing.
      const drawnAs = [`<${name}\\b`, `\\bcomponent: ${name}\\b`, `\\bsubcomponents: \\{[^}]*\\b${name}\\b`];
      expect(storyTexts.get(folder) ?? '').toMatch(new RegExp(drawnAs.join('|')));
    },
  );
});

describe('the stories', () => {
  it.each(folders)(
    'of %s make a page of documentation that says what to do and what not [I2-7-DOCS]',
    (folder) => {
      const pages = storiesOf(folder).filter((module) => !hasTag(module, '!autodocs'));
      const usages = pages.map((module) =>
        at(module, 'default', 'parameters', 'docs', 'description', 'component'),
      );
      expect(usages.filter((usage) => typeof usage === 'string').join('\n')).toMatch(
        /\bDo\b[\s\S]*\bDo(?: not|n['’]t)\b/,
      );
    },
  );

  it.each(folders)('of %s use it, or read what it says [I3A-SPEC-15] [I2-7-STORIES]', (folder) => {
    const plays = storiesOf(folder).flatMap((module) =>
      Object.values(module).filter((story) => typeof at(story, 'play') === 'function'),
    );
    expect(plays).not.toEqual([]);
  });

  it.each(folders.filter((folder) => !withoutKitchenSink.has(folder)))(
    'of %s have their place in a kitchen sink [I2-7-STORIES]',
    (folder) => {
      expect(storyTexts.get('kitchen-sink')?.includes(`'../${folder}/`)).toBe(true);
    },
  );
});
