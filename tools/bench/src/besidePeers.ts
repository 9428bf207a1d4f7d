import { valueText, type Figure, type Measure } from './figures.ts';

/** One figure of three pages that were measured in the same run. */
export interface Beside {
  wealth: number;
  grid: number;
  plain: number;
}

export interface BesideLimit {
  /** Whether more is better. */
  isMore?: boolean;
  /** The worst value that counts as met beside the plain page, and what it says; none where only the grid counts. */
  limit?: { value: number; text: string };
  /**
   * How much worse than the grid is still the same: two pages that show every frame are equal, though the clock tells
   * them apart by a tenth. None: it has to be better.
   */
  sameWithin?: number;
}

/** Our figure with those of the peers beside it: ahead of AG Grid, and as near to the plain page as its limit says. */
export function besidePeers(measure: Measure, values: Beside, rule: BesideLimit): Figure {
  const { isMore = false, limit, sameWithin } = rule;
  const { wealth, grid, plain } = values;
  /** How far ahead of the other, whichever way is better. */
  const ahead = (other: number) => (isMore ? wealth - other : other - wealth);
  const isAheadOfGrid = sameWithin === undefined ? ahead(grid) > 0 : ahead(grid) >= -sameWithin;
  const sign = isMore ? '≥' : '≤';
  const beside = sameWithin === undefined ? (isMore ? '> AG Grid' : '< AG Grid') : `${sign} AG Grid`;
  return {
    name: measure.name,
    value: valueText(measure, wealth),
    peers: { 'AG Grid': valueText(measure, grid), 'plain DOM': valueText(measure, plain) },
    limit: limit ? `${sign} ${valueText(measure, limit.value)} (${limit.text}), ${beside}` : beside,
    isMet: isAheadOfGrid && (!limit || ahead(limit.value) >= 0),
  };
}
