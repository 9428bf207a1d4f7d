import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const foundation = read('foundation.css');

describe('the Tailwind theme', () => {
  it.each(['color', 'font', 'text', 'radius', 'shadow'])(
    'makes every scale its own: nothing of Tailwind’s is left of %s [I2-1-TOKENS]',
    (scale) => {
      expect(foundation).toContain(`--${scale}-*: initial;`);
      expect(foundation.match(new RegExp(`^ {2}--${scale}-[a-z]`, 'gm'))?.length).toBeGreaterThan(0);
    },
  );

  it('has its colours in oklch, and none in another notation', () => {
    const colours = `${read('colours.css')}${foundation}`.replaceAll(/\/\*.*?\*\//gs, '');

    expect(colours.match(/oklch\(/g)?.length).toBeGreaterThan(100);
    expect(colours).not.toMatch(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });

  it('brings its own fonts: variable, Latin and Devanagari, from no other host [I2-1-FONTS]', () => {
    const fonts = read('fonts.css');
    const addresses = [...fonts.matchAll(/url\('([^']+)'\)/g)].map(([, address = '']) => address);

    expect(addresses.filter((address) => !existsSync(join(import.meta.dirname, address)))).toEqual([]);
    expect(addresses.every((address) => address.endsWith('-wght-normal.woff2'))).toBe(true);
    expect(addresses.some((address) => address.includes('devanagari'))).toBe(true);
    expect(readdirSync(join(import.meta.dirname, 'fonts')).some((name) => name.startsWith('LICENSE'))).toBe(
      true,
    );
    expect(`${foundation}${read('utilities.css')}`).toContain('tabular-nums');
  });
});
