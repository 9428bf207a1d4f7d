/** Amounts and the days between them. */
export interface Payments {
  /** Days since the payment before; of the first one 0. */
  gaps: Int32Array;
  amounts: Float64Array;
}

/** What payments are worth at a rate, and how that changes with it. */
export interface PresentValue {
  value: number;
  slope: number;
  /** No curvature at this rate or a higher one is larger. */
  bend: number;
}

/** Act/365, as spreadsheets count. */
export const daysAYear = 365;

/** What a rupee keeps over each gap that there is: an exponential for each payment would be dear. */
function decayOver(gaps: Int32Array, u: number): Float64Array {
  let longest = 0;
  for (const gap of gaps) if (gap > longest) longest = gap;
  const kept = new Float64Array(longest + 1);
  for (const gap of gaps) if (kept[gap] === 0) kept[gap] = Math.exp((-u * gap) / daysAYear);
  return kept;
}

/** The sum of amount × e^(−u × years). @param u - Logarithm of one and the yearly rate; zero or more. */
export function valueAtRate({ gaps, amounts }: Payments, u: number): number {
  const decay = decayOver(gaps, u);
  let value = 0;
  for (let at = amounts.length - 1; at >= 0; at -= 1) {
    value += amounts[at] ?? 0;
    value *= decay[gaps[at] ?? 0] ?? 0;
  }
  return value;
}

/**
 * Value, slope and the largest curvature. The curvature is bounded twice: by the payments themselves, and by what is in at each
 * time, which is far less where money goes in and out often. The lower bound counts.
 *
 * @param u - As of `valueAtRate`.
 * @param highest - The highest rate that the bound is used for.
 */
export function presentValue({ gaps, amounts }: Payments, u: number, highest: number): PresentValue {
  const decay = decayOver(gaps, u);
  let [value, slope, byPayments] = [0, 0, 0];
  let [first, second] = [0, 0];
  let [sum, factor, time] = [0, 1, 0];
  for (let at = 0; at < amounts.length; at += 1) {
    const days = gaps[at] ?? 0;
    const years = days / daysAYear;
    const next = time + years;
    // What was in since the payment before, at its largest.
    const held = Math.abs(sum) * years * factor * next;
    first += held;
    second += held * next;
    factor *= decay[days] ?? 0;
    time = next;
    const amount = amounts[at] ?? 0;
    sum += amount;
    const worth = amount * factor;
    value += worth;
    slope -= worth * time;
    byPayments += Math.abs(worth) * time * time;
  }
  const byHeld = 2 * first + highest * second + Math.abs(sum) * factor * time * time;
  return { value, slope, bend: Math.min(byPayments, byHeld) };
}
