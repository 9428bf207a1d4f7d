import { createRequire } from 'node:module';
import { normalizePath, type Plugin } from 'vite';

/** The module of the list, and how one icon of it is asked for. */
export const iconList = createRequire(import.meta.url).resolve('@wealth/ui/icon');
const list = normalizePath(iconList);
const one = `${list}?icon=`;

const imported = /^import (\w+) from '[^']+';$/gm;
const drawn = /^export const (\w+) = \/\* @__PURE__ \*\/ createIcon\((\w+)\);$/gm;

function importsByName(code: string): ReadonlyMap<string, string> {
  return new Map([...code.matchAll(imported)].map(([line, name = '']) => [name, line]));
}

/** The list as re-exports of modules with one icon each. */
export function listOfModules(code: string): string {
  const icons = [...code.matchAll(drawn)];
  const written = code.match(/createIcon\(/g)?.length ?? 0;
  if (icons.length === 0 || icons.length !== written) {
    throw new RangeError(
      `icons.ts: ${written - icons.length} of ${written} icons are written in another way`,
    );
  }
  return icons.map(([, icon]) => `export { ${icon} } from './icons.ts?icon=${icon}';`).join('\n');
}

/** The module of one icon: its drawing and the line of the list. */
export function moduleOfIcon(code: string, icon: string): string {
  const found = [...code.matchAll(drawn)].find(([, name]) => name === icon);
  const drawing = importsByName(code).get(found?.[2] ?? '');
  if (!found || drawing === undefined) throw new RangeError(`icons.ts has no ${icon}`);
  return [drawing, "import { createIcon } from './createIcon.tsx';", found[0]].join('\n');
}

/**
 * Makes the list of icons one module for each: the bundler puts a module into one file, and the first file would carry,
 * and load, every icon of every page.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(one)) return { code: moduleOfIcon(code, id.slice(one.length)), map: null };
      return id === list ? { code: listOfModules(code), map: null } : null;
    },
  };
}
