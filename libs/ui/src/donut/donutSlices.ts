export interface DonutPart {
  id: string;
  name: string;
  /** Rupees. A part that is zero, negative or no number stands in the legend but takes no room on the ring. */
  value: number | null;
}

export interface DonutSlice extends DonutPart {
  /** 0–1 of everything on the ring; null for a part that is not on it. */
  shareRatio: number | null;
  /** Turns from the top, clockwise: 0–1. */
  from: number;
  to: number;
}

function onRing(value: number | null): number {
  return value !== null && Number.isFinite(value) && value > 0 ? value : 0;
}

function bySize(left: DonutPart, right: DonutPart): number {
  return onRing(right.value) - onRing(left.value);
}

interface DonutLimit {
  /** Slices at most, the rest included. */
  slices: number;
  /** Name of the rest. */
  otherName: string;
}

/** Id of the slice that holds the rest. */
export const otherId = 'other';

function gather(parts: readonly DonutPart[], { slices, otherName }: DonutLimit): DonutPart[] {
  const sorted = parts.toSorted(bySize);
  if (sorted.length <= slices) return sorted;
  const rest = sorted.slice(slices - 1);
  // Shown with two decimals at most and never paid: binary dust of the sum is far below the paisa.
  const value = rest.reduce((sum, part) => sum + onRing(part.value), 0);
  return [...sorted.slice(0, slices - 1), { id: otherId, name: otherName, value }];
}

/** The largest parts, and the rest as one, each with its place on the ring. */
export function donutSlices(parts: readonly DonutPart[], limit: DonutLimit): DonutSlice[] {
  const gathered = gather(parts, limit);
  const total = gathered.reduce((sum, part) => sum + onRing(part.value), 0);
  let from = 0;
  return gathered.map((part) => {
    const size = onRing(part.value);
    const shareRatio = size > 0 ? size / total : null;
    const slice = { ...part, shareRatio, from, to: from + (shareRatio ?? 0) };
    from = slice.to;
    return slice;
  });
}

interface Ring {
  /** Pixels from the centre. */
  outer: number;
  inner: number;
  /** Pixels between two slices. */
  gap: number;
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${Math.sin(angle) * radius} ${-Math.cos(angle) * radius}`;
}

/** A slice that is the whole ring: an arc cannot end where it begins. */
function fullRing({ outer, inner }: Ring): string {
  const circle = (radius: number) =>
    `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  return circle(outer) + circle(inner);
}

/** The outline of a slice around (0, 0), with half a gap at each end that is equally wide inside and outside. */
export function slicePath({ from, to }: Pick<DonutSlice, 'from' | 'to'>, ring: Ring): string {
  const { outer, inner, gap } = ring;
  if (to - from > 1 - 1e-6) return fullRing(ring);
  const middle = (from + to) / 2;
  const inset = (radius: number) => gap / 2 / (2 * Math.PI * radius);
  // A sliver thinner than its gap stays a line.
  const start = (radius: number) => Math.min(from + inset(radius), middle);
  const end = (radius: number) => Math.max(to - inset(radius), middle);
  const isLarge = to - from > 0.5 ? 1 : 0;
  return [
    `M${pointAt(start(outer), outer)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${pointAt(end(outer), outer)}`,
    `L${pointAt(end(inner), inner)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${pointAt(start(inner), inner)}Z`,
  ].join('');
}
