/**
 * Where a list begins to differ from the one before, if that is so near its end that a drawing can be brought up to
 * date in place: the latest candle was traded on, or new ones have come after it.
 *
 * @returns the first index that differs (the length of both where none does), null = redraw everything.
 */
export function tailFrom<Item>(before: readonly Item[], after: readonly Item[]): number | null {
  if (before.length === 0 || after.length < before.length) return null;
  // Read whole with each trade, of ten thousand candles by several layers: a call for each of them would take longer.
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== after[index]) return index === before.length - 1 ? index : null;
  }
  return before.length;
}
