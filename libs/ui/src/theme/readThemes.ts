import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

function blocks(): Map<string, Tokens> {
  const found = new Map<string, Tokens>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const tokens: Record<string, string> = {};
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      tokens[name] = value.trim().replaceAll(/\s+/g, ' ');
    }
    found.set(selector.trim().replaceAll(/\s+/g, ' '), tokens);
  }
  return found;
}

/** Every theme with its tokens as the cascade leaves them: a later layer wins. */
export function readThemes(): ReadonlyMap<string, Tokens> {
  const found = blocks();
  function block(selector: string): Tokens {
    const tokens = found.get(selector);
    if (!tokens) throw new RangeError(`colours.css has no block ${selector}`);
    return tokens;
  }
  const light = block(":root, [data-theme='light']");
  const dark = { ...light, ...block("[data-theme='dark']") };
  const lightSafe = block("[data-cvd='safe']");
  const darkSafe = block("[data-theme='dark'][data-cvd='safe'], [data-theme='dark'] [data-cvd='safe']");
  return new Map([
    ['light', light],
    ['dark', dark],
    ['light and safe', { ...light, ...lightSafe }],
    ['dark and safe', { ...dark, ...lightSafe, ...darkSafe }],
  ]);
}
