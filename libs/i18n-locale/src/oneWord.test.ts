import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = (language: string) => new URL(`../messages/${language}/`, import.meta.url);

function textsOf(language: string): string {
  const files = readdirSync(folder(language)).filter((name) => name.endsWith('.json'));
  return files.map((name) => readFileSync(new URL(name, folder(language)), 'utf8')).join('\n');
}

/** Without the dots and the two signs of one nasal that spellings of a word differ in. */
const spelt = (word: string) => word.replaceAll('\u093C', '').replaceAll('\u0901', '\u0902');

describe('one word for one thing, over all catalogues [I4B-D28]', () => {
  it('is spelt in one way in Hindi', () => {
    const words =
      textsOf('hi')
        .normalize('NFD')
        .match(/[\u0900-\u097F]+/g) ?? [];
    const spellings = new Map<string, Set<string>>();
    for (const word of words) {
      const all = spellings.get(spelt(word)) ?? new Set();
      spellings.set(spelt(word), all.add(word));
    }
    const several = [...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all]);
    expect(several).toEqual([]);
  });

  it.each([
    ['hi', 'प्रतीक्षारत', 'लंबित'],
    ['hi', 'अप्राप्त', 'ख़रीद से अब तक'],
    ['en', 'order filled', 'order executed'],
    ['en', 'Unrealised', 'Since bought'],
  ])('of %s is not %s, but %s', (language, other, ours) => {
    const texts = textsOf(language).normalize('NFD');
    expect(texts).not.toContain(other.normalize('NFD'));
    expect(texts).toContain(ours.normalize('NFD'));
  });
});

it('says of no price band that it may flex: in the sandbox none does [I4B-A23]', () => {
  expect(textsOf('en')).not.toMatch(/\bflex/i);
});
