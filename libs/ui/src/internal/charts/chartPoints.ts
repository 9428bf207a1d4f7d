import { wallSeconds, type ChartTime } from './chartTime.ts';

/** Something that stands at one place of the time axis. */
export interface Timed {
  time: ChartTime;
}

/** A point that the library takes: at a known second, no two at the same. */
export type Placed<Point extends Timed> = Point & {
  /** Wall-clock seconds of the axis; ascending. */
  wall: number;
};

/**
 * Points in the order of time. One without a usable time is left out; of two at the same time the later in the list
 * wins, as a correction does.
 */
export function placePoints<Point extends Timed>(points: readonly Point[]): Array<Placed<Point>> {
  const placed: Array<Placed<Point>> = [];
  let isInOrder = true;
  let before = -Infinity;
  for (const point of points) {
    const wall = wallSeconds(point.time);
    if (wall === null) continue;
    placed.push({ ...point, wall });
    isInOrder &&= wall > before;
    before = wall;
  }
  // Ten thousand come in order: what puts them there would take longer than all else that is done here.
  if (isInOrder) return placed;
  const byWall = new Map(placed.map((point) => [point.wall, point]));
  return [...byWall.values()].toSorted((left, right) => left.wall - right.wall);
}

/** A figure that can be drawn; anything else is a gap. */
export function drawable(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null;
}

/** The library draws at most 9 × 10¹³. */
const largestDrawn = 9e13;

/** What figures are divided by before they are drawn, so that the largest one fits; 1 for all but absurd ones. */
export function drawingUnit(values: Iterable<number | null | undefined>): number {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(drawable(value) ?? 0));
  return largest <= largestDrawn ? 1 : 10 ** Math.ceil(Math.log10(largest / largestDrawn));
}

export interface SampledRows<Point> {
  rows: Point[];
  /** Every n-th point is a row; 1 = all. */
  step: number;
}

/** At most about `limit` points for the table behind the chart, evenly chosen; the latest is always among them. */
export function sampleRows<Point>(points: readonly Point[], limit: number): SampledRows<Point> {
  const step = Math.max(1, Math.ceil(points.length / limit));
  const last = points.length - 1;
  return { rows: points.filter((_, index) => (last - index) % step === 0), step };
}
