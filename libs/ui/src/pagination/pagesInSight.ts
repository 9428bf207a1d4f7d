/** A page, counted from 1, or a gap between two. */
export type PageInSight = number | 'gapBefore' | 'gapAfter';

/** The fewest that show the first page, the last and the current one, and how many fit where there is room. */
export const entriesInSight = { narrow: 5, wide: 7 } as const;

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * The first, the last and those around the current one; always the same number of entries, so that nothing moves.
 *
 * @param mostEntries - an odd number, 5 or more.
 */
export function pagesInSight(
  current: number,
  count: number,
  mostEntries: number = entriesInSight.wide,
): PageInSight[] {
  if (count <= mostEntries) return pagesFrom(1, count);
  // Of seven entries, pages 1 to 5 stand before a gap and the last one, and the same from the other end.
  const edge = mostEntries - 2;
  const beside = (mostEntries - 5) / 2;
  if (current < edge) return [...pagesFrom(1, edge), 'gapAfter', count];
  if (current > count - edge + 1) return [1, 'gapBefore', ...pagesFrom(count - edge + 1, count)];
  return [1, 'gapBefore', ...pagesFrom(current - beside, current + beside), 'gapAfter', count];
}
