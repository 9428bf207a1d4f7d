import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const modules = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'];
const literal = /style\.textContent = `([^`]*)`\s*\.trim\(\)/g;
const attribute = 'data-react-aria-pressable';

/**
 * The constant `<style>` elements that the installed React Aria adds to the page, as the browser sees their text, and
 * the hash that the policy must name for each.
 *
 * @param reactAria - Folder of the installed package.
 * @throws Error when a module no longer holds exactly one such element: then the policy has to be thought over.
 */
export function readStyleHashes(reactAria: string): Record<string, string> {
  const hashes = modules.map((module): [string, string] => {
    const source = readFileSync(path.join(reactAria, 'dist/private', module), 'utf8');
    const found = [...source.matchAll(literal)].map(([, text = '']) => text);
    const [text] = found;
    if (text === undefined || found.length !== 1)
      throw new Error(`${module} adds ${found.length} style elements`);
    const shown = text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
    if (shown.includes('${')) throw new Error(`${module} adds a style that is not constant`);
    return [path.basename(module, '.mjs'), `sha256-${createHash('sha256').update(shown).digest('base64')}`];
  });
  return Object.fromEntries<string>(hashes);
}
