/** What comparing the name at a bank with the name of the identity check has found; `check`: a person has to look. */
export type NameMatch = 'match' | 'mismatch' | 'check';

/** Forms of address that banks print and people leave out, wherever they stand. */
const titles = new Set(
  'mr mrs ms miss mx dr prof shri shree sri smt shrimati sushri श्री श्रीमती सुश्री डॉ डॉक्टर'.split(' '),
);
/** Those that are names elsewhere. */
const leadingTitles = new Set(['kumari', 'kum', 'km', 'master', 'sh', 'adv', 'कुमारी']);

/** Letters without a vowel are initials that were written together: RK, SKR. */
const joinedInitials = /^[b-df-hj-np-tv-z]{2,3}$/;

const isInitial = (word: string) => Array.from(word).length === 1;

/** The words of a name in their order; scripts with joiners keep theirs inside a word. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toLocaleLowerCase('en-IN')
    .match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu);
  return (words ?? [])
    .filter((word, at) => !titles.has(word) && !(at === 0 && leadingTitles.has(word)))
    .flatMap((word) => (joinedInitials.test(word) ? Array.from(word) : [word]));
}

/** Whether one letter more, less or another one makes one of two words the other. */
function isSpeltAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}

/** Takes pairs out of two lists of words. @returns The pairs' words of the first list. */
function takePairs(
  ones: string[],
  others: string[],
  isPair: (one: string, other: string) => boolean,
): string[] {
  const taken: string[] = [];
  for (const one of ones.toSorted()) {
    const at = others.findIndex((other) => isPair(one, other));
    if (at === -1) continue;
    others.splice(at, 1);
    ones.splice(ones.indexOf(one), 1);
    taken.push(one);
  }
  return taken;
}

const isLatin = (words: readonly string[]) => words.some((word) => /\p{Script=Latin}/u.test(word));
const inOrder = (words: readonly string[]) => words.toSorted().join(' ');

/** Compares words of which some are not the same. */
function matchWords(ones: string[], others: string[]): NameMatch {
  const same = takePairs(ones, others, (one, other) => one === other).filter((word) => !isInitial(word));
  const startsWith = (initial: string, word: string) => isInitial(initial) && word.startsWith(initial);
  const initials = [...takePairs(ones, others, startsWith), ...takePairs(others, ones, startsWith)];
  if (ones.length + others.length === 0 && same.length >= 2) return 'match';
  const alike = takePairs(ones, others, isSpeltAlike);
  if (ones.length > 0 && others.length > 0) return 'mismatch';
  const left = [...ones, ...others];
  if (left.length === 0) return 'check';
  // A word more beside one that only an initial stands for is too much to be the same name.
  if (initials.length > 0 && left.some((word) => !isInitial(word))) return 'mismatch';
  return same.length + alike.length > 0 ? 'check' : 'mismatch';
}

/**
 * Compares two names as a bank does: without case, titles, dots and order. Initials stand for words that begin with them, which is
 * enough where two whole words are the same. A word that is missing or spelt a little differently, and a name in another script,
 * are for a person to decide; a word that is another one is another person.
 */
export function matchNames(atBank: string, inIdentity: string): NameMatch {
  const [ones, others] = [wordsOf(atBank), wordsOf(inIdentity)];
  if (ones.length === 0 || others.length === 0) return 'mismatch';
  if (inOrder(ones) === inOrder(others) || ones.join('') === others.join('')) return 'match';
  return isLatin(ones) === isLatin(others) ? matchWords(ones, others) : 'check';
}
