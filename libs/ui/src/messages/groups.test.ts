import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const generated = dirname(createRequire(import.meta.url).resolve('@wealth/i18n-locale/ui/modal'));

function filesOf(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
}

it('every group of texts is said by a component', () => {
  const groups = filesOf(generated, /\.js$/).map((name) => name.slice(0, -'.js'.length));
  const shipped = filesOf(source, /(?<!\.test|\.stories)\.tsx?$/)
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n');
  const said = new Set([...shipped.matchAll(/useUiText\((\w+)Texts\)/g)].map(([, group]) => group));

  expect(groups.length).toBeGreaterThan(30);
  expect(groups.filter((group) => !said.has(group))).toEqual([]);
});
