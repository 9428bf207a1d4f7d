/** A page to go to or something to do, as the search finds it. */
export interface Findable {
  name: string;
  /** By what else it is found; phrases. */
  words: readonly string[];
}

/** How well a text names something: the name or a phrase itself, the beginning of the name, words of it, other words. */
const rank = { itself: 3, beginning: 2, words: 1, otherWords: 0 } as const;
type Rank = (typeof rank)[keyof typeof rank];

/** The words of a text, without signs and capitals; those of Devanagari keep their vowel signs. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether each word that was typed begins a word of its own among these. */
function haveAll(typed: readonly string[], words: readonly string[]): boolean {
  const left = [...words];
  return typed.every((word) => {
    const at = left.findIndex((candidate) => candidate.startsWith(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function rankOf({ name, words }: Findable, typed: readonly string[]): Rank | null {
  const text = typed.join(' ');
  const nameWords = wordsOf(name);
  if ([name, ...words].some((phrase) => wordsOf(phrase).join(' ') === text)) return rank.itself;
  if (nameWords.join(' ').startsWith(text)) return rank.beginning;
  if (haveAll(typed, nameWords)) return rank.words;
  return haveAll(typed, [...nameWords, ...words.flatMap(wordsOf)]) ? rank.otherWords : null;
}

/** Whether a text names this and nothing less: all of the name, or all of a phrase. */
export function isNamedBy(command: Findable, text: string): boolean {
  return rankOf(command, wordsOf(text)) === rank.itself;
}

/** The commands that a text finds by words and their beginnings, best first; equal ones in the order that they came. */
export function findCommands<Command extends Findable>(
  commands: readonly Command[],
  text: string,
): readonly Command[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return commands
    .map((command) => ({ command, found: rankOf(command, typed) }))
    .flatMap(({ command, found }) => (found === null ? [] : [{ command, found }]))
    .toSorted((a, b) => b.found - a.found)
    .map(({ command }) => command);
}
