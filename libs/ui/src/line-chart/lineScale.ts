import { drawable, type Placed } from '../internal/charts/chartPoints.ts';
import type { LinePoint } from './linePoint.ts';

/** Lines of the grid that are aimed at; their round step makes four to six of it. */
const gridSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10] as const;

/** The side of the square in which everything is drawn; it is stretched to the room that there is. */
export const drawingSide = 1000;

export interface ValueScale {
  /** In the unit of the values; `to` is above `from`. */
  from: number;
  to: number;
  /** The lines of the grid, ascending; the first is `from`, the last `to`. */
  ticks: readonly number[];
}

/** What is closer together, in proportion to its size, is the dust of reckoning: no step is as fine. */
const finest = 1e-9;

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = roundSteps.find((one) => one * power >= rough * 0.999);
  return (step ?? 10) * power;
}

/** The range of an axis that holds all values between lines of the grid at round figures. */
export function valueScale(values: Iterable<number | null | undefined>): ValueScale {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const value of values) {
    const figure = drawable(value);
    if (figure === null) continue;
    lowest = Math.min(lowest, figure);
    highest = Math.max(highest, figure);
  }
  if (lowest > highest) [lowest, highest] = [0, 1];
  // A line that never moves stands in the middle of its own size.
  const own = highest - lowest || Math.abs(highest) || 1;
  const size = Math.max(own, Math.max(Math.abs(lowest), Math.abs(highest)) * finest, finest);
  const middle = (highest + lowest) / 2;
  const step = roundStep(size / gridSteps);
  const first = Math.floor(Math.min(lowest, middle - size / 2) / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.max(highest, middle + size / 2) / step - 1e-9));
  // Counted in steps, so that no tick carries the dust of those before it; −0 is 0.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0);
  return { from: first * step, to: last * step, ticks };
}

/** 0 at the upper edge to 1 at the lower one. */
export function heightOf(value: number, { from, to }: Pick<ValueScale, 'from' | 'to'>): number {
  return (to - value) / (to - from);
}

/** 0 at the first point to 1 at the last one. */
export function placeOf(wall: number, points: ReadonlyArray<{ wall: number }>): number {
  const first = points[0]?.wall ?? 0;
  const last = points.at(-1)?.wall ?? 0;
  return last === first ? 1 : (wall - first) / (last - first);
}

/** The point that lies nearest to a place between 0 and 1. */
export function nearestPoint(place: number, points: ReadonlyArray<{ wall: number }>): number {
  let nearest = 0;
  let least = Infinity;
  for (const [index, { wall }] of points.entries()) {
    const distance = Math.abs(placeOf(wall, points) - place);
    // The points are in order: behind the nearest one they only lie further away.
    if (distance > least) break;
    [nearest, least] = [index, distance];
  }
  return nearest;
}

interface Place {
  x: number;
  y: number;
}

const written = (length: number) => String(Math.round(length * 100) / 100);

/** The points that have the figure, in runs without a gap. */
function runsOf(
  points: ReadonlyArray<Placed<LinePoint>>,
  scale: ValueScale,
  figure: (point: LinePoint) => number | null | undefined,
): Place[][] {
  const runs: Place[][] = [];
  let run: Place[] = [];
  for (const point of points) {
    const value = drawable(figure(point));
    if (value === null) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push({ x: placeOf(point.wall, points) * drawingSide, y: heightOf(value, scale) * drawingSide });
  }
  return runs;
}

function straight(run: readonly Place[]): string {
  return run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
}

/** Level until the next point, and there up or down at once. */
function stepped(run: readonly Place[]): string {
  return run
    .map(({ x, y }, index) => (index === 0 ? `M${written(x)} ${written(y)}` : `H${written(x)}V${written(y)}`))
    .join('');
}

/** From the end of a run back to its start: along the steps, or level. */
function back(run: readonly Place[], steps: readonly Place[], level: number): string {
  const first = run[0]?.x ?? 0;
  if (steps.length !== run.length) return `V${written(level)}H${written(first)}Z`;
  // What was put in is level up to a point, and changes there.
  const [last, ...earlier] = steps.toReversed();
  const way = earlier.map(({ x, y }) => `V${written(y)}H${written(x)}`);
  return `V${written(last?.y ?? level)}${way.join('')}Z`;
}

export interface LinePaths {
  value: string;
  benchmark: string;
  step: string;
  /** Between the value and its steps; without steps down to zero, or to the edge that is nearest to it. */
  area: string;
}

/** Everything that is drawn of the points, in a square of `drawingSide`. */
export function linePaths(points: ReadonlyArray<Placed<LinePoint>>, scale: ValueScale): LinePaths {
  const values = runsOf(points, scale, ({ value }) => value);
  const steps = runsOf(points, scale, ({ step }) => step);
  const zero = Math.min(1, Math.max(0, heightOf(0, scale))) * drawingSide;
  const areaOf = (run: Place[]) => {
    const first = run[0]?.x ?? 0;
    const last = run.at(-1)?.x ?? 0;
    const beneath = steps.flat().filter(({ x }) => x >= first && x <= last);
    return straight(run) + back(run, beneath, zero);
  };
  return {
    value: values.map(straight).join(''),
    benchmark: runsOf(points, scale, ({ benchmark }) => benchmark)
      .map(straight)
      .join(''),
    step: steps.map(stepped).join(''),
    area: values.map(areaOf).join(''),
  };
}
