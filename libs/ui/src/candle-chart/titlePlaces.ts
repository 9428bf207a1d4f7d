/** Pixels from a line up to the foot of its name. */
const gapPx = 4;
/** From one name to the next beneath it, at least. */
const linePx = 13;

/**
 * Where the names of lines stand, each above its own, and none over another one: what has no room goes further down.
 *
 * @param ys - Of the lines, in CSS pixels from the top; null = not drawn.
 * @param height - Of the drawing. A line beyond its edges has no name.
 * @returns the feet of the names, in the order of the lines.
 */
export function titlePlaces(ys: ReadonlyArray<number | null>, height: number): ReadonlyArray<number | null> {
  const places: Array<number | null> = ys.map(() => null);
  const inside = [...ys.entries()]
    .flatMap(([index, y]) => (y !== null && y >= 0 && y <= height ? [{ index, y }] : []))
    .toSorted((left, right) => left.y - right.y);
  let free = linePx;
  for (const { index, y } of inside) {
    const place = Math.max(free, y - gapPx);
    places[index] = place;
    free = place + linePx;
  }
  return places;
}
