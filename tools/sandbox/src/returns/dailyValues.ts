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

/** The prices of past sessions: closes, and what a share stood at before it was listed; null where that is not known. */
export interface PastPrices extends Pick<Closes, 'ofShare'> {
  impliedOf(isin: string): Paise | null;
}

/** The value at a close, at the implied price where there was none, else at what was paid. */
const valueOf = ({ units, cost }: Step, price: Paise | null) => (price === null ? cost : units * price);

/** Adds what one ISIN was worth to the values of all. */
function addValues(
  { values, costs }: Totals,
  steps: ReadonlyMap<number, Step>,
  { closes, implied }: { closes: readonly Paise[]; implied: Paise | null },
): void {
  // Closes end with the last finished session, as sessions do.
  const offset = closes.length - values.length;
  let [units, cost] = [0, 0];
  for (let at = Math.min(...steps.keys()); at < values.length; at += 1) {
    const step = steps.get(at) ?? noStep;
    units += step.units;
    cost += step.cost;
    const price = closes[at + offset] ?? implied;
    values[at] = (values[at] ?? 0) + valueOf({ units, cost }, price);
    costs[at] = (costs[at] ?? 0) + cost;
  }
}

/** What everything that was held was worth at the close of each finished session, and what was paid for it. */
export function dailyValues(
  books: Books,
  sessions: Sessions,
  prices: PastPrices,
): Array<{ value: Paise; cost: Paise }> {
  const totals = { values: new Float64Array(sessions.length), costs: new Float64Array(sessions.length) };
  for (const [isin, steps] of stepsByIsin(books, sessions)) {
    const first = firstOf(steps, sessions);
    if (first === null) continue;
    addValues(totals, steps, { closes: prices.ofShare(isin, first), implied: prices.impliedOf(isin) });
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
  { prices, at }: { prices: PastPrices; at: number },
): HeldThen[] {
  return [...stepsByIsin(books, sessions)].flatMap(([isin, steps]) => {
    const until = [...steps].filter(([place]) => place <= at).map(([, step]) => step);
    const quantity = until.reduce((sum, { units }) => sum + units, 0);
    const cost = until.reduce((sum, step) => sum + step.cost, 0);
    const first = firstOf(steps, sessions);
    if (first === null || (quantity === 0 && cost === 0)) return [];
    const known = prices.ofShare(isin, first);
    const price = known[known.length - sessions.length + at] ?? prices.impliedOf(isin);
    const value = fromPaise(valueOf({ units: quantity, cost }, price));
    return [{ isin, quantity, value, cost: fromPaise(cost) }];
  });
}
