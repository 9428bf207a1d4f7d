export interface RisingFigure {
  /** Of whole numbers of zero or more; it rises without end. */
  figure: (number: number) => number;
  target: number;
  /** More than the figure ever falls short of an earlier value. */
  setback: number;
  /** A number below which the figure never reaches the target. */
  from: number;
  /** What one more adds to the figure at most, steps back left out. */
  rise: number;
}

/**
 * The lowest whole number from which on a figure reaches a target and never falls below it again, of a figure that rises but
 * for steps back: what a sale brings in falls by up to a rupee where a tax comes to its next rupee.
 */
export function lowestFrom({ figure, target, setback, from, rise }: RisingFigure): number {
  const missingAt = (number: number) => target + setback - figure(number);
  const isSafe = (number: number) => missingAt(number) <= 0;
  let below = from - 1;
  let above = from;
  // What is missing is made good in a few steps, as each figure takes long to work out.
  for (let missing = missingAt(above); missing > 0; missing = missingAt(above)) {
    below = above;
    above += Math.ceil(missing / rise);
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
