import type { InstrumentRef } from '../instrument/instrument.ts';
import type { WatchlistPlace } from './replayMove.ts';

/** Steps of the menu and of the keys. */
export type WatchlistStep = 'up' | 'down' | 'top' | 'bottom';

/** The place before the row of this index among the others; their count for the end. */
export function placeAt(others: readonly InstrumentRef[], index: number): WatchlistPlace {
  return { after: others[index - 1] ?? null, before: others[index] ?? null };
}

/**
 * Where a row comes to stand by one step; null when it stands there already, or is not in the list.
 *
 * @param rows - The client's own order.
 */
export function placeAfterStep(
  rows: readonly InstrumentRef[],
  moved: InstrumentRef,
  step: WatchlistStep,
): WatchlistPlace | null {
  const from = rows.findIndex(({ market, symbol }) => market === moved.market && symbol === moved.symbol);
  const last = rows.length - 1;
  const to = { up: from - 1, down: from + 1, top: 0, bottom: last }[step];
  if (from < 0 || to < 0 || to > last || to === from) return null;
  return placeAt(rows.toSpliced(from, 1), to);
}
