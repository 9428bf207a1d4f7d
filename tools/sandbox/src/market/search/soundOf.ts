/** Spellings of one sound, longest first: what Hindi and English write differently for the same. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/tech/g, 'tek'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/ck/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/g(?=i?es$|y$|ies)/g, 'j'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(?<=[bdgjkpst])h/g, ''],
  [/ee|ii|y/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  [/(.)\1/g, '$1'],
];

/** How a word in Latin letters sounds, roughly. */
export function soundOf(word: string): string {
  return spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word.toLowerCase());
}

/** The consonants of a sound, and its first letter: vowels are where the two scripts differ most. */
export function skeletonOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiou]/g, '');
}
