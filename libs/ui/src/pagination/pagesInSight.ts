/** A page, counted from 1, or a gap between two. */
export type PageInSight = number | 'gapBefore' | 'gapAfter';

/** How many entries fit beside each other on a phone. */
const mostEntries = 7;

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The first, the last and those around the current one; always the same number of entries, so that nothing moves. */
export function pagesInSight(current: number, count: number): PageInSight[] {
  if (count <= mostEntries) return pagesFrom(1, count);
  // Pages 1 to 5 before a gap and the last one, and the same from the other end.
  const edge = mostEntries - 2;
  if (current < edge) return [...pagesFrom(1, edge), 'gapAfter', count];
  if (current > count - edge + 1) return [1, 'gapBefore', ...pagesFrom(count - edge + 1, count)];
  return [1, 'gapBefore', current - 1, current, current + 1, 'gapAfter', count];
}
