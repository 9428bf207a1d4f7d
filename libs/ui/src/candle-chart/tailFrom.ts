/**
 * Where a list begins to differ from the one before, if that is so near its end that a drawing can be brought up to
 * date in place: the latest candle was traded on, or new ones have come after it.
 *
 * @returns the first index that differs (the length of both where none does), null = draw everything anew.
 */
export function tailFrom<Item>(before: readonly Item[], after: readonly Item[]): number | null {
  if (before.length === 0 || after.length < before.length) return null;
  const first = before.findIndex((item, index) => item !== after[index]);
  if (first === -1) return before.length;
  return first === before.length - 1 ? first : null;
}
