import { withoutInvisible, type Market } from '@wealth/domain';
import { editDistance } from './editDistance.ts';
import { fromDevanagari, hasDevanagari } from './fromDevanagari.ts';
import { readQuestion } from './readQuestion.ts';
import type { SearchEntry } from './searchEntry.ts';
import { skeletonOf, soundOf } from './soundOf.ts';

/** How far a match is from what was typed; the least comes first. */
const costs = {
  same: 0,
  symbolBegins: 10,
  nameBegins: 12,
  wordBegins: 20,
  isinBegins: 25,
  within: 30,
  misspelt: 40,
  sounds: 60,
} as const;

/** Letters of a text from which on one and two mistakes are forgiven. */
const oneMistakeFrom = 4;
const twoMistakesFrom = 7;
/** A text as short as this is part of every other name: it has to be the beginning of a word. */
const withinFrom = 3;
const isinPrefixFrom = 5;
const fuzzySkeletonFrom = 4;

type TermKind = 'symbol' | 'name' | 'word' | 'isin';

interface Term {
  text: string;
  /** A bit for each letter that occurs. */
  letters: number;
  sound: string;
  skeleton: string;
  places: Array<{ entry: number; kind: TermKind }>;
}

/** The best cost of each entry that matches. */
type Found = Map<number, number>;

export interface SearchIndex {
  /** Best match first; what is not listed is left out. */
  find(text: string, options: { isListed: (entry: SearchEntry) => boolean; limit: number }): SearchEntry[];
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lettersOf(text: string): number {
  let bits = 0;
  for (let place = 0; place < text.length; place += 1) bits |= 1 << (text.charCodeAt(place) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

function termsOf(entries: readonly SearchEntry[]): Term[] {
  const terms = new Map<string, Term>();
  const add = (text: string, entry: number, kind: TermKind) => {
    const sound = soundOf(text);
    const term = terms.get(text) ?? {
      text,
      letters: lettersOf(text),
      sound,
      skeleton: skeletonOf(sound),
      places: [],
    };
    term.places.push({ entry, kind });
    terms.set(text, term);
  };
  entries.forEach(({ symbol, name, isin }, entry) => {
    const words = plain(name).split(' ');
    add(plain(symbol).replaceAll(' ', ''), entry, 'symbol');
    add(words.join(''), entry, 'name');
    words.slice(1).forEach((word) => add(word, entry, 'word'));
    const [first] = words;
    if (words.length > 1 && first !== undefined) add(first, entry, 'name');
    if (isin !== null) add(isin.toLowerCase(), entry, 'isin');
  });
  return [...terms.values()];
}

const beginnings = {
  symbol: costs.symbolBegins,
  name: costs.nameBegins,
  word: costs.wordBegins,
  isin: costs.isinBegins,
} as const satisfies Record<TermKind, number>;

function note(found: Found, entry: number, cost: number): void {
  if (cost < (found.get(entry) ?? Infinity)) found.set(entry, cost);
}

/** How far a term is that holds the text at a place; null where that is no match. */
function literalCost(term: Term, kind: TermKind, { text, at }: { text: string; at: number }): number | null {
  if (term.text === text && (kind === 'symbol' || kind === 'isin')) return costs.same;
  if (kind === 'isin') return at === 0 && text.length >= isinPrefixFrom ? costs.isinBegins : null;
  if (at === 0) return beginnings[kind];
  return text.length >= withinFrom ? costs.within : null;
}

/** What holds the text as it was typed. */
function literal(terms: readonly Term[], text: string): Found {
  const found: Found = new Map();
  for (const term of terms) {
    const at = term.text.indexOf(text);
    if (at < 0) continue;
    for (const { entry, kind } of term.places) {
      const cost = literalCost(term, kind, { text, at });
      if (cost !== null) note(found, entry, cost);
    }
  }
  return found;
}

function mistakesAllowed(text: string): number {
  if (text.length < oneMistakeFrom) return 0;
  return text.length < twoMistakesFrom ? 1 : 2;
}

/** What comes near the text: wrong, missing, additional and transposed letters. */
function misspelt(terms: readonly Term[], text: string): Found {
  const found: Found = new Map();
  const allowed = mistakesAllowed(text);
  if (allowed === 0) return found;
  const letters = lettersOf(text);
  for (const term of terms) {
    if (text.length - term.text.length > allowed || countBits(letters & ~term.letters) > allowed) continue;
    const { whole, beginning } = editDistance(text, term.text, allowed);
    // A whole word one letter away is nearer than the beginning of a longer one.
    const cost = Math.min(whole * 6, beginning * 6 + 2);
    if (beginning > allowed) continue;
    for (const { entry, kind } of term.places) {
      if (kind !== 'isin') note(found, entry, costs.misspelt + cost + (kind === 'word' ? 3 : 0));
    }
  }
  return found;
}

function isSameSkeleton(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length < fuzzySkeletonFrom || Math.abs(one.length - other.length) > 1) {
    return one.length >= fuzzySkeletonFrom && other.startsWith(one);
  }
  return editDistance(one, other, 1).whole <= 1;
}

/** What sounds like the text, which Hindi spells by other vowels than English. */
function soundsAlike(terms: readonly Term[], text: string): Found {
  const found: Found = new Map();
  const sound = soundOf(text);
  const skeleton = skeletonOf(sound);
  for (const term of terms) {
    if (!isSameSkeleton(skeleton, term.skeleton)) continue;
    const { whole, beginning } = editDistance(sound, term.sound);
    for (const { entry, kind } of term.places) {
      if (kind !== 'isin') note(found, entry, costs.sounds + Math.min(whole * 3, beginning * 3 + 2));
    }
  }
  return found;
}

/** Keeps what every word of the text has found; its farthest word says how far it is. */
function inAll(founds: readonly Found[]): Found {
  const [first, ...rest] = founds;
  return new Map(
    [...(first ?? [])].flatMap(([entry, cost]) => {
      const others = rest.map((found) => found.get(entry));
      return others.every((other) => other !== undefined)
        ? [[entry, others.reduce((sum, other) => sum + other, cost) / founds.length] as const]
        : [];
    }),
  );
}

/** Words of which some are right and some misspelt. */
function rightOrMisspelt(terms: readonly Term[], text: string): Found {
  const found = literal(terms, text);
  for (const [entry, cost] of misspelt(terms, text)) note(found, entry, cost);
  return found;
}

/** The ways to look, the surest first: the next one is only tried when the one before finds nothing. */
const ways = [
  { ofAll: literal, ofWord: literal },
  { ofAll: misspelt, ofWord: rightOrMisspelt },
] as const;
const waysInHindi = [{ ofAll: soundsAlike, ofWord: soundsAlike }] as const;

/** Looks for a text in one way. */
function findIn(terms: readonly Term[], text: string, { ofAll, ofWord }: (typeof ways)[number]): Found {
  const words = plain(fromDevanagari(text)).split(' ');
  const found: Found = new Map();
  if (words[0] === '') return found;
  for (const [entry, cost] of ofAll(terms, words.join(''))) note(found, entry, cost);
  if (words.length === 1) return found;
  for (const [entry, cost] of inAll(words.map((word) => ofWord(terms, word)))) note(found, entry, cost);
  return found;
}

/** What was typed comes first, then what it means: no name is lost by ending like an exchange. */
function findAll(terms: readonly Term[], typed: string, meant: string): Found {
  const texts = typed === meant ? [typed] : [typed, meant];
  for (const way of hasDevanagari(typed) ? waysInHindi : ways) {
    for (const text of texts) {
      const found = findIn(terms, text, way);
      if (found.size > 0) return found;
    }
  }
  return new Map();
}

/** Keeps one listing of each ISIN, in the place of its best one. */
function oncePerIsin(entries: readonly SearchEntry[], market: Market | null): SearchEntry[] {
  const groups = Map.groupBy(entries, ({ market: own, symbol, isin }) => isin ?? `${own}:${symbol}`);
  return [...groups.values()].flatMap(
    (listings) => listings.find((listing) => listing.market === market) ?? listings.slice(0, 1),
  );
}

/**
 * Makes an index over what can be found: by symbol, name, ISIN, with typing mistakes, and in Hindi. Where two match alike the
 * larger comes first; with the same weight the order of the entries decides. A share is listed once: at the exchange that the
 * text names, else at the first of its entries.
 */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const terms = termsOf(entries);
  return {
    find(text, { isListed, limit }) {
      const typed = withoutInvisible(text.normalize('NFC'));
      const meant = readQuestion(typed);
      const found = [...findAll(terms, typed, meant.text)]
        .flatMap(([place, cost]) => {
          const entry = entries[place];
          return entry && isListed(entry) ? [{ entry, cost, place }] : [];
        })
        .toSorted(
          (one, other) =>
            one.cost - other.cost || other.entry.weight - one.entry.weight || one.place - other.place,
        )
        .map(({ entry }) => entry);
      return oncePerIsin(found, meant.market).slice(0, limit);
    },
  };
}
