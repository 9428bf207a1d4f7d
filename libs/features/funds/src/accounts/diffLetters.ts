/** A run of letters that stand in the other text too, or that do not. */
export interface LetterRun {
  /** Place of its first letter. */
  at: number;
  text: string;
  isSame: boolean;
}

const lettersOf = (text: string) => Array.from(text.normalize('NFC').trim());
const fold = (letter: string) => letter.toLocaleUpperCase('en-IN');

/** Lengths of the longest common subsequence of what begins at each pair of places. */
function commonLengths(ones: readonly string[], others: readonly string[]): number[][] {
  const lengths = Array.from({ length: ones.length + 1 }, () => Array<number>(others.length + 1).fill(0));
  for (let one = ones.length - 1; one >= 0; one -= 1) {
    for (let other = others.length - 1; other >= 0; other -= 1) {
      const isSame = ones[one] === others[other];
      const row = lengths[one];
      if (!row) continue;
      row[other] = isSame
        ? 1 + (lengths[one + 1]?.[other + 1] ?? 0)
        : Math.max(lengths[one + 1]?.[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return lengths;
}

/** Which letters of the first text are in the second one, in their order. */
function sameLetters(ones: readonly string[], others: readonly string[]): boolean[] {
  const lengths = commonLengths(ones, others);
  const same = ones.map(() => false);
  let one = 0;
  let other = 0;
  while (one < ones.length && other < others.length) {
    if (ones[one] === others[other]) {
      same[one] = true;
      one += 1;
      other += 1;
    } else if ((lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return same;
}

function runsOf(letters: readonly string[], same: readonly boolean[]): LetterRun[] {
  const runs: LetterRun[] = [];
  for (const [at, letter] of letters.entries()) {
    const isSame = same[at] ?? false;
    const last = runs.at(-1);
    if (last?.isSame === isSame) last.text += letter;
    else runs.push({ at, text: letter, isSame });
  }
  return runs;
}

/** Compares two names letter by letter, whatever their case: what each has that the other has not. */
export function diffLetters(one: string, other: string): { one: LetterRun[]; other: LetterRun[] } {
  const [ones, others] = [lettersOf(one), lettersOf(other)];
  const [foldedOnes, foldedOthers] = [ones.map(fold), others.map(fold)];
  return {
    one: runsOf(ones, sameLetters(foldedOnes, foldedOthers)),
    other: runsOf(others, sameLetters(foldedOthers, foldedOnes)),
  };
}
