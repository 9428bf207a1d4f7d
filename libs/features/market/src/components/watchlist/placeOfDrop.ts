import { instrumentIdOf, placeAt, type InstrumentRef, type WatchlistPlace } from '@wealth/domain';

/** Where a drop wants the rows. @param moved - Ids of what is dragged. @param drop - The row it was dropped at. */
export function placeOfDrop(
  rows: readonly InstrumentRef[],
  moved: ReadonlySet<string>,
  drop: { id: string; isAfter: boolean },
): WatchlistPlace {
  const at = rows.findIndex((row) => instrumentIdOf(row) === drop.id);
  const isBefore = (index: number) => index < at || (index === at && drop.isAfter);
  const others = rows.filter((row) => !moved.has(instrumentIdOf(row)));
  const before = rows.filter((row, index) => isBefore(index) && !moved.has(instrumentIdOf(row)));
  return placeAt(others, before.length);
}
