import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const files = repositoryFiles(repositoryRoot);
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const textOf = (end: string) =>
  files
    .filter((path) => path.endsWith(end))
    .map(read)
    .join('\n');

/** Story parameters that would let an axe finding pass. */
const leniency = /\btest: '(?:off|todo)'|\benabled: false|\bdisable: true/;

describe('the stories', () => {
  // That the runner then fails is shown by tools/storybook/.storybook/stories/broken.spec.ts.
  it('fail for what axe finds [I2-7-AXE]', () => {
    expect(textOf('.storybook/preview.tsx')).toMatch(/a11y: \{ test: 'error'[, ]/);
  });

  it('switch no rule of axe off [I2-7-AXE]', () => {
    const stories = files.filter((path) => path.endsWith('.stories.tsx'));

    expect(stories.length).toBeGreaterThan(100);
    expect(stories.filter((path) => /\ba11y:/.test(read(path)) && leniency.test(read(path)))).toEqual([]);
  });
});
