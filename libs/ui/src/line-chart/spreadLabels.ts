/**
 * Moves labels apart that would lie over each other, in their order, and keeps them between 0 and 1.
 *
 * @param heights - 0 at the upper edge to 1.
 * @param gap - The least distance between two of them.
 */
export function spreadLabels(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = 1;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}
