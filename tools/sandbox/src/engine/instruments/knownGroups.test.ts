import { describe, expect, it } from 'vitest';
import { instruments } from './instruments.ts';
import { knownGroups } from './knownGroups.ts';

/** Shorter names are compared as they are: with four letters everything is near something. */
const shortestFuzzy = 5;

/** Words that half of all companies carry, also well-known ones. */
const plainWords = new Set(
  `adf bank general finance capital cement power steel health india indian state union national paints pharma life
  gas fortune tourism credit industries products industry star page hero force metro care campus liberty fusion
  federal oriental trident phoenix heritage sapphire brigade prestige orient happiest persistent intellect latent
  idea max sun yes new force angel avenue garden reach ratings brands ltd assurance gears milk towers tyres
  diagnostic zinc oil coal home forge infosystems delivery`.split(/\s+/),
);

const knownWords = [
  ...new Set(
    knownGroups
      .flatMap(({ name }) => [name.replaceAll(' ', ''), ...name.split(' ')])
      .map((word) => word.toLowerCase())
      .filter((word) => !plainWords.has(word)),
  ),
];

/** Edits (insert, delete, replace) from one text to another, counted up to 2. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let place = 0; place < one.length; place += 1) {
    const next = [place + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (row[column] ?? 0) + (one[place] === other[column] ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(2, row.at(-1) ?? 2);
}

function nearest(text: string): string | null {
  const word = text.toLowerCase();
  if (plainWords.has(word)) return null;
  const found = knownWords.find((known) => {
    if (known === word) return true;
    if (known.length < shortestFuzzy || word.length < shortestFuzzy) return false;
    return word.startsWith(known) || distance(word, known) < 2;
  });
  return found ?? null;
}

describe('what we invent [D-FICTION] [I4-1-NAMES]', () => {
  it('is compared with 300 groups and companies', () => {
    const names = knownGroups.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(300);
  });

  it('finds what is near', () => {
    expect(['Tata', 'Infosis', 'Relianse', 'Vedantta', 'TCS', 'INFY'].map(nearest)).not.toContain(null);
    expect(['Aravalli', 'Tatami', 'Quark'].map(nearest)).toEqual([null, null, null]);
  });

  it('comes near none of them, by name or symbol', () => {
    const near = instruments.flatMap(({ name, symbol }) =>
      [...name.split(' '), symbol].flatMap((word) => {
        const known = nearest(word);
        return known === null ? [] : [`${name} (${symbol}): ${known}`];
      }),
    );
    expect([...new Set(near)]).toEqual([]);
  });
});
