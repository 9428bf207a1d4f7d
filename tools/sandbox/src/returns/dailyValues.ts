import { fromPaise, istDay, type CalendarDay, type Paise } from '@wealth/domain';
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

/** What changes in an ISIN in a session. */
interface Step {
  units: number;
  cost: number;
}

function stepsByIsin(
  { made, taken, moves }: Books,
  sessions: Sessions,
): ReadonlyMap<string, Map<number, Step>> {
  const all = new Map<string, Map<number, Step>>();
  function add({ isin, at }: { isin: string; at: number }, { units = 0, cost = 0 }: Partial<Step>): void {
    const steps = all.get(isin) ?? new Map<number, Step>();
    all.set(isin, steps);
    const place = sessionOf(sessions, istDay(at));
    const before = steps.get(place);
    steps.set(place, { units: (before?.units ?? 0) + units, cost: (before?.cost ?? 0) + cost });
  }
  for (const move of moves) add(move, { units: move.quantity });
  for (const lot of made) add(lot, { cost: lot.cost });
  for (const part of taken) add(part, { cost: 0 - part.cost });
  return all;
}

/** Sums over all ISINs, by session. */
interface Totals {
  values: Float64Array;
  costs: Float64Array;
}

/** Before anything was bought, and after everything was sold. */
const noStep: Step = { units: 0, cost: 0 };

/** The day from which closes of an ISIN are needed; null where it came in the newest session. */
function firstOf(steps: ReadonlyMap<number, Step>, sessions: Sessions): CalendarDay | null {
  return sessions[Math.min(...steps.keys())] ?? null;
}

/** Adds what one ISIN was worth to the values of all; where it had no price, what was paid for it. */
function addValues(
  { values, costs }: Totals,
  steps: ReadonlyMap<number, Step>,
  closes: readonly Paise[],
): void {
  // Closes end with the last finished session, as sessions do.
  const offset = closes.length - values.length;
  let [units, cost] = [0, 0];
  for (let at = Math.min(...steps.keys()); at < values.length; at += 1) {
    const step = steps.get(at) ?? noStep;
    units += step.units;
    cost += step.cost;
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
  const totals = { values: new Float64Array(sessions.length), costs: new Float64Array(sessions.length) };
  for (const [isin, steps] of stepsByIsin(books, sessions)) {
    const first = firstOf(steps, sessions);
    if (first !== null) addValues(totals, steps, closes.ofShare(isin, first));
  }
  return Array.from(totals.values, (value, at) => ({
    value: fromPaise(value),
    cost: fromPaise(totals.costs[at] ?? 0),
  }));
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
  return [...stepsByIsin(books, sessions)].flatMap(([isin, steps]) => {
    const until = [...steps].filter(([place]) => place <= at).map(([, step]) => step);
    const quantity = until.reduce((sum, { units }) => sum + units, 0);
    const cost = until.reduce((sum, step) => sum + step.cost, 0);
    const first = firstOf(steps, sessions);
    if (first === null || (quantity === 0 && cost === 0)) return [];
    const known = closes.ofShare(isin, first);
    const close = known[known.length - sessions.length + at];
    const value = fromPaise(close === undefined ? cost : quantity * close);
    return [{ isin, quantity, value, cost: fromPaise(cost) }];
  });
}
