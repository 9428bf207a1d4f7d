/** Share of all points that a Page key moves by. */
const pageShare = 0.1;

/**
 * Where a key takes the crosshair.
 *
 * @param active - null while the crosshair is hidden; the move then starts at the latest point.
 * @param last - index of the latest point.
 * @returns null = hide the crosshair, undefined = the key is not for the chart.
 */
export function movedIndex(key: string, active: number | null, last: number): number | null | undefined {
  const from = active ?? last;
  const page = Math.max(1, Math.round((last + 1) * pageShare));
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - page,
    PageUp: from + page,
    Home: 0,
    End: last,
  };
  // A hidden crosshair takes Escape for what is around the chart.
  if (key === 'Escape') return active === null ? undefined : null;
  const target = targets[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}
