/** Pixels from the left and from the top. */
export interface Place {
  x: number;
  y: number;
}

export interface LineShape {
  points: readonly number[];
  baseline: number | null | undefined;
  /** Share of the width that the points take, 0 to 1. */
  extent: number;
  /** Pixels. */
  width: number;
  height: number;
}

export interface PlacedLine {
  places: Place[];
  /** Of the previous close; null where there is none or nothing is drawn. */
  baselineY: number | null;
  first: number | undefined;
  last: number | undefined;
}

/** Room for half of the 1.5 px stroke at the edges. */
const insetPx = 1;

/** A tenth of a pixel is all that can be seen. */
const tenths = (pixels: number) => Math.round(pixels * 10) / 10;

/** Puts prices into a box. Those that are no number are left out; fewer than two make no line. */
export function placeLine({ points, baseline, extent, width, height }: LineShape): PlacedLine {
  const usable = points.filter((point) => Number.isFinite(point));
  const ends = { first: usable[0], last: usable.at(-1) };
  if (usable.length < 2) return { places: [], baselineY: null, ...ends };
  const hasBaseline = typeof baseline === 'number' && Number.isFinite(baseline);
  const all = hasBaseline ? [...usable, baseline] : usable;
  const lowest = all.reduce((least, point) => Math.min(least, point));
  const highest = all.reduce((most, point) => Math.max(most, point));
  // All points equal: a line through the middle instead of a division by zero.
  const range = highest - lowest;
  const yOf = (point: number) =>
    tenths(insetPx + (range === 0 ? 0.5 : (highest - point) / range) * (height - 2 * insetPx));
  const share = Math.min(1, Math.max(0, extent));
  const stepPx = ((width - 2 * insetPx) * share) / (usable.length - 1);
  return {
    places: usable.map((point, index) => ({ x: tenths(insetPx + index * stepPx), y: yOf(point) })),
    baselineY: hasBaseline ? yOf(baseline) : null,
    ...ends,
  };
}

export interface LineSide {
  /** Flat: the whole line lies on the baseline, where nothing was gained and nothing lost. */
  side: 'up' | 'down' | 'flat';
  places: Place[];
}

/** Where a line meets the baseline on its way from one place to the next. */
function crossing(from: Place, to: Place, baselineY: number): Place {
  const share = (baselineY - from.y) / (to.y - from.y);
  return { x: tenths(from.x + share * (to.x - from.x)), y: baselineY };
}

/** Cuts a line into what lies above the baseline and what lies below it; on it counts as above. */
export function sidesOf(places: readonly Place[], baselineY: number): LineSide[] {
  if (places.every(({ y }) => y === baselineY))
    return places.length > 0 ? [{ side: 'flat', places: [...places] }] : [];
  const sides: LineSide[] = [];
  const sideOf = ({ y }: Place) => (y <= baselineY ? 'up' : 'down');
  let before: Place | undefined;
  for (const place of places) {
    const side = sideOf(place);
    const current = sides.at(-1);
    if (before && current && current.side !== side) {
      const meeting = crossing(before, place, baselineY);
      current.places.push(meeting);
      sides.push({ side, places: [meeting, place] });
    } else if (current) {
      current.places.push(place);
    } else {
      sides.push({ side, places: [place] });
    }
    before = place;
  }
  return sides;
}

export function pathOf(places: readonly Place[]): string {
  return `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
