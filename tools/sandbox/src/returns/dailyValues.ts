import { fromPaise, type CalendarDay, type Paise } from '@wealth/domain';
import { istDay } from '@wealth/domain';
import type { Closes } from './createCloses.ts';
import type { Books } from './history.ts';

/** Finished sessions, the earliest first. */
type Sessions = readonly CalendarDay[];

/** The place of the first session on a day or after it; that of the newest session where there is none. */
export function sessionOf(sessions: Sessions, day: CalendarDay): number {
  let [low, high] = [0, sessions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sessions[middle] ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What changes in an ISIN, by session. */
interface Steps {
  units: Map<number, number>;
  cost: Map<number, number>;
}

function stepsByIsin({ made, taken, moves }: Books, sessions: Sessions): ReadonlyMap<string, Steps> {
  const all = new Map<string, Steps>();
  function add(isin: string, figure: keyof Steps, at: number, change: number): void {
    const steps = all.get(isin) ?? { units: new Map<number, number>(), cost: new Map<number, number>() };
    all.set(isin, steps);
    const place = sessionOf(sessions, istDay(at));
    steps[figure].set(place, (steps[figure].get(place) ?? 0) + change);
  }
  for (const { isin, at, quantity } of moves) add(isin, 'units', at, quantity);
  for (const { isin, at, cost } of made) add(isin, 'cost', at, cost);
  for (const { isin, at, cost } of taken) add(isin, 'cost', at, -cost);
  return all;
}

/** Adds what one ISIN was worth to the values of all; where it had no price, what was paid for it. */
function addValues(values: Float64Array, costs: Float64Array, steps: Steps, closes: readonly Paise[]): void {
  // Closes end with the last finished session, as sessions do.
  const offset = closes.length - values.length;
  let [units, cost] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    units += steps.units.get(at) ?? 0;
    cost += steps.cost.get(at) ?? 0;
    if (units === 0 && cost === 0) continue;
    const close = closes[at + offset];
    values[at] = (values[at] ?? 0) + (close === undefined ? cost : units * close);
    costs[at] = (costs[at] ?? 0) + cost;
  }
}

/** What everything that was held was worth at the close of each finished session, and what was paid for it. */
export function dailyValues(
  books: Books,
  sessions: Sessions,
  closes: Pick<Closes, 'ofShare'>,
): Array<{ value: Paise; cost: Paise }> {
  const [values, costs] = [new Float64Array(sessions.length), new Float64Array(sessions.length)];
  const [first] = sessions;
  if (first === undefined) return [];
  for (const [isin, steps] of stepsByIsin(books, sessions)) {
    addValues(values, costs, steps, closes.ofShare(isin, first));
  }
  return Array.from(values, (value, at) => ({ value: fromPaise(value), cost: fromPaise(costs[at] ?? 0) }));
}

/** What of one ISIN was held at the close of a day. */
export interface HeldThen {
  isin: string;
  quantity: number;
  value: Paise;
  cost: Paise;
}

/** What was held at the close of a finished session, by ISIN. */
export function heldOn(
  books: Books,
  sessions: Sessions,
  { closes, at }: { closes: Pick<Closes, 'ofShare'>; at: number },
): HeldThen[] {
  const [first] = sessions;
  if (first === undefined) return [];
  const until = (steps: ReadonlyMap<number, number>) =>
    [...steps].reduce((sum, [place, change]) => (place <= at ? sum + change : sum), 0);
  return [...stepsByIsin(books, sessions)].flatMap(([isin, steps]) => {
    const [quantity, cost] = [until(steps.units), until(steps.cost)];
    if (quantity === 0 && cost === 0) return [];
    const known = closes.ofShare(isin, first);
    const close = known[known.length - sessions.length + at];
    const value = fromPaise(close === undefined ? cost : quantity * close);
    return [{ isin, quantity, value, cost: fromPaise(cost) }];
  });
}
