import { flowDays, flowsByDay, type Flow } from './flow.ts';
import { presentValue, valueAtRate, type Payments, type PresentValue } from './presentValue.ts';

/** The rates that are looked for: -99.99 % to +10,000 % a year. */
export const xirrRange = { lowest: -0.9999, highest: 100 } as const;
/** A yearly rate of fewer days says nothing. Rule of ours. */
export const shortestFlowDays = 90;
const dayMs = 86_400_000;
/** Two rates that lie closer, as logarithms, are one. */
const narrowest = 1e-9;
/** The last step towards a rate, as a logarithm. */
const finest = 1e-13;

/** Why there is no rate. */
export type XirrReason = 'noFlows' | 'short' | 'oneSign' | 'none' | 'several';

export type Xirr = { rate: number; reason: null } | { rate: null; reason: XirrReason };

interface Span {
  low: number;
  high: number;
}

/** How often neighbours differ in sign; zeros are passed over. */
function signChanges(values: readonly number[]): number {
  let changes = 0;
  let last = 0;
  for (const value of values) {
    if (value === 0) continue;
    if (last !== 0 && Math.sign(value) !== last) changes += 1;
    last = Math.sign(value);
  }
  return changes;
}

function runningSums(amounts: Float64Array): number[] {
  let sum = 0;
  return Array.from(amounts, (amount) => {
    sum += amount;
    return sum;
  });
}

/** Where a value that changes its sign once between two rates is zero: by tangents, and by halves where they lead out. */
function rootBetween(payments: Payments, { low, high }: Span): number {
  const sign = Math.sign(valueAtRate(payments, low));
  let [from, to] = [low, high];
  let root = (from + to) / 2;
  for (;;) {
    const { value, slope } = presentValue(payments, root, to);
    if (value === 0) return root;
    if (Math.sign(value) === sign) from = root;
    else to = root;
    const tangent = root - value / slope;
    const next = tangent > from && tangent < to ? tangent : (from + to) / 2;
    if (Math.abs(next - root) <= finest * Math.max(1, root)) return next;
    root = next;
  }
}

/** The root of a span in which the value crosses zero once at most; the upper end belongs to the next span. */
function rootOfCrossing(payments: Payments, span: Span): number[] {
  const [low, high] = [valueAtRate(payments, span.low), valueAtRate(payments, span.high)];
  if (low === 0) return [span.low];
  return high !== 0 && Math.sign(low) !== Math.sign(high) ? [rootBetween(payments, span)] : [];
}

/**
 * Every rate of a span at which the value is zero. A span is left when a bound proves that it has none, or that the value only
 * rises or only falls in it; else it is halved.
 *
 * @param atLow - The value at the lower end: its bound of the curvature holds for the whole span.
 */
function rootsIn(payments: Payments, { low, high }: Span, atLow: PresentValue): number[] {
  const half = (high - low) / 2;
  const middle = low + half;
  const atMiddle = presentValue(payments, middle, high);
  const { value, slope } = atMiddle;
  const turn = atLow.bend * half;
  if (Math.abs(value) > (Math.abs(slope) + turn / 2) * half) return [];
  if (Math.abs(slope) > turn) return rootOfCrossing(payments, { low, high });
  if (half < narrowest) return [middle];
  const lower = rootsIn(payments, { low, high: middle }, atLow);
  return [...lower, ...rootsIn(payments, { low: middle, high }, atMiddle)];
}

/** Every rate between zero and a highest one; zero itself counts. */
function rootsFromZero(payments: Payments, high: number): number[] {
  const sums = runningSums(payments.amounts);
  const span = { low: 0, high };
  // The value is a Laplace transform of the running sums: it has no more roots above zero than they have changes of sign.
  const most = sums.at(-1) === 0 ? Infinity : signChanges(sums);
  if (most === 0) return [];
  if (most === 1) return rootOfCrossing(payments, span);
  return rootsIn(payments, span, presentValue(payments, 0, high));
}

function paymentsOf(byDay: readonly Flow[]): Payments {
  const days = byDay.map(({ day }) => Date.parse(day) / dayMs);
  return {
    gaps: Int32Array.from(days, (day, at) => day - (days[at - 1] ?? day)),
    amounts: Float64Array.from(byDay, ({ amount }) => amount),
  };
}

/** The same with time running backwards. */
function reversed({ gaps, amounts }: Payments): Payments {
  const back = gaps.toReversed();
  // The gap before a payment is the one behind it, seen from the other end.
  return { gaps: Int32Array.of(0, ...back.subarray(0, -1)), amounts: amounts.toReversed() };
}

/** Neighbours that are one rate. */
function distinct(sorted: readonly number[]): number[] {
  return sorted.filter((root, at) => at === 0 || root - (sorted[at - 1] ?? 0) > 4 * narrowest);
}

/** Below zero time runs backwards, so that nothing grows beyond what a number holds. */
function solutionsOf(byDay: readonly Flow[]): number[] {
  if (byDay.length < 2) return [];
  const payments = paymentsOf(byDay);
  // A little beyond the ends, which a number may miss by its last digit.
  const below = rootsFromZero(reversed(payments), narrowest - Math.log(1 + xirrRange.lowest));
  const above = rootsFromZero(payments, narrowest + Math.log(1 + xirrRange.highest));
  const roots = [...below.map((root) => 0 - root), ...above].toSorted((one, other) => one - other);
  return distinct(roots).map((root) => Math.expm1(root));
}

/**
 * Every yearly rate in the range at which flows are worth nothing together, the lowest first: Act/365 from the first flow, flows of
 * a day summed. The ends of the range belong to it.
 */
export function xirrSolutions(flows: readonly Flow[]): number[] {
  return solutionsOf(flowsByDay(flows));
}

/**
 * The internal rate of return a year, where it is the only one in the range and the flows are ninety days apart or more; else
 * why there is none.
 *
 * @param flows - In any order; the value at the start as put in, that at the end as taken out.
 */
export function xirr(flows: readonly Flow[]): Xirr {
  const byDay = flowsByDay(flows);
  if (byDay.length === 0) return { rate: null, reason: 'noFlows' };
  if (flowDays(byDay) < shortestFlowDays) return { rate: null, reason: 'short' };
  if (signChanges(byDay.map(({ amount }) => amount)) === 0) return { rate: null, reason: 'oneSign' };
  const [rate, ...others] = solutionsOf(byDay);
  if (rate === undefined) return { rate: null, reason: 'none' };
  return others.length > 0 ? { rate: null, reason: 'several' } : { rate, reason: null };
}
