export interface RisingFigure {
  /** Of whole numbers of zero or more; it rises without end. */
  figure: (number: number) => number;
  target: number;
  /** More than the figure ever falls short of an earlier value. */
  setback: number;
  /** A number below which the figure never reaches the target. */
  from: number;
}

/**
 * The lowest whole number from which on a figure reaches a target and never falls below it again, of a figure that rises but
 * for steps back: what a sale brings in falls by up to a rupee where a tax comes to its next rupee.
 */
export function lowestFrom({ figure, target, setback, from }: RisingFigure): number {
  const isSafe = (number: number) => figure(number) >= target + setback;
  let below = from - 1;
  let above = from;
  for (let step = 1; !isSafe(above); step *= 2) {
    below = above;
    above += step;
  }
  while (above - below > 1) {
    const middle = Math.floor((above + below) / 2);
    if (isSafe(middle)) above = middle;
    else below = middle;
  }
  // From here on all is safe; below it the last that misses the target ends the search.
  while (above > from && figure(above - 1) >= target) above -= 1;
  return above;
}
