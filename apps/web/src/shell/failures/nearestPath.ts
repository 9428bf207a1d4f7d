/** How many letters differ at most, as a part of the longer path: a third of it is a slip, more is another word. */
const mostDifferent = 1 / 3;

/** Levenshtein's distance: letters put in, left out or changed. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(left).entries()) {
    const next = [at + 1];
    for (const [index, other] of Array.from(right).entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known path that was most likely meant by one that is not; null where none is near. */
export function nearestPath<Path extends string>(asked: string, known: readonly Path[]): Path | null {
  let nearest: { path: Path; far: number } | null = null;
  for (const path of known) {
    const far = distance(asked.toLowerCase(), path) / Math.max(asked.length, path.length, 1);
    if (far <= mostDifferent && far < (nearest?.far ?? Infinity)) nearest = { path, far };
  }
  return nearest?.path ?? null;
}
