/** Forms of address that banks print and people leave out. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'sri', 'smt', 'kumari']);

/** The words of a name in an order of their own: scripts with joiners keep theirs inside a word. */
function wordsOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLocaleLowerCase('en-IN')
    .match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu);
  return (words ?? [])
    .filter((word) => !titles.has(word))
    .toSorted()
    .join(' ');
}

/** Whether two names are one person's, as a bank compares them: without case, titles, dots and order. */
export function isSameHolder(atBank: string, inIdentity: string): boolean {
  const words = wordsOf(atBank);
  return words !== '' && words === wordsOf(inIdentity);
}
