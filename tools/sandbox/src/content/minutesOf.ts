/** Slow enough for somebody who thinks about it. */
const wordsPerMinute = 120;

/** What it takes to read texts, in whole minutes; at least one. */
export function minutesOf(texts: readonly string[]): number {
  const count = texts.join(' ').split(/\s+/u).length;
  return Math.max(1, Math.ceil(count / wordsPerMinute));
}
