/**
 * The lowest whole number from which on a figure reaches a target and never falls below it again, of a figure that rises but
 * for steps back: what a sale brings in falls by up to a rupee where a tax comes to its next rupee.
 *
 * @param figure - Of whole numbers of zero or more; it rises without end.
 * @param setback - More than the figure ever falls short of an earlier value.
 */
export function lowestFrom(figure: (number: number) => number, target: number, setback: number): number {
  const isSafe = (number: number) => figure(number) >= target + setback;
  let above = 1;
  while (!isSafe(above)) above *= 2;
  let below = Math.floor(above / 2);
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2);
    if (isSafe(middle)) above = middle;
    else below = middle;
  }
  // From here on all is safe; below it the last that misses the target ends the search.
  while (above > 0 && figure(above - 1) >= target) above -= 1;
  return above;
}
