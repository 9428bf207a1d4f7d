import { isMainListing, turnoverOf, type ListedRow } from './listedRows.ts';

export type MoverKind = 'active' | 'gainers' | 'losers';

export interface Mover extends ListedRow {
  /** Rupees turned over this day, to the paisa. */
  value: number;
}

const sortKeys = {
  active: ({ value }) => value,
  gainers: ({ quote }) => quote.changePercent,
  losers: ({ quote }) => -quote.changePercent,
} as const satisfies Record<MoverKind, (mover: Mover) => number>;

/** Ranks by turnover, or by change: gainers have risen, losers have fallen. Each issuer once. */
export function moversOf(
  rows: readonly ListedRow[],
  { kind, limit }: { kind: MoverKind; limit: number },
): Mover[] {
  const sortKey = sortKeys[kind];
  return rows
    .filter(({ instrument }) => isMainListing(instrument))
    .map((row) => ({ ...row, value: turnoverOf(row.quote) }))
    .filter((mover) => sortKey(mover) > 0)
    .toSorted((one, other) => sortKey(other) - sortKey(one))
    .slice(0, limit);
}
