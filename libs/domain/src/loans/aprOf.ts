const monthsAYear = 12;
/** Fifty percent a month, and below: what an offer can cost. */
const highest = 0.5;
const rounds = 200;

/** What payments a month apart are worth at the start, at a rate a month. */
function worthAt(payments: readonly number[], rate: number): number {
  return payments.reduceRight((sum, payment) => (sum + payment) / (1 + rate), 0);
}

/**
 * The annual percentage rate: twelve times the monthly internal rate of return on what is received, in percent with two
 * decimals. RBI/2024-25/18 of 15 April 2024, annex B, as lenders apply it: with GST on fees, and not compounded.
 *
 * @param received - In the unit of the payments: what is paid out, less all fees.
 * @param payments - Month by month.
 * @returns null where it is above 600 %, or less comes back than was received.
 */
export function aprOf(received: number, payments: readonly number[]): number | null {
  let [low, high] = [0, highest];
  if (received <= 0 || worthAt(payments, low) < received || worthAt(payments, high) > received) return null;
  for (let round = 0; round < rounds && low < high; round += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (worthAt(payments, middle) > received) low = middle;
    else high = middle;
  }
  return Math.round(((low + high) / 2) * monthsAYear * 10_000) / 100;
}
