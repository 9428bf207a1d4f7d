/** From the first to behind the last place, counted from the start of the newer text. */
export type DigitRange = readonly [from: number, to: number];

/**
 * The digits of a figure that are not what they were, as ranges of its text. Figures are compared from their end, as
 * columns of them stand; signs and separators never count.
 */
export function changedDigits(text: string, before: string): DigitRange[] {
  const shift = before.length - text.length;
  const ranges: Array<[number, number]> = [];
  for (let place = 0; place < text.length; place += 1) {
    if (!/\d/.test(text.charAt(place)) || text.charAt(place) === before.charAt(place + shift)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else ranges.push([place, place + 1]);
  }
  return ranges;
}
