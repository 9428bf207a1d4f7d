import { allotRetail, drawOrder, ownAllotment } from '@wealth/domain/issues';
import { performance } from 'node:perf_hooks';

// A program of its own, for `npm run bench -- allotment`.

const applicants = 1_000_000;
const lotSize = 45;
const sizes = 13;
const runs = 5;

const quantityOf = (number: number) => lotSize * (1 + ((number * 7) % sizes));

/** Sorts a million applications by their quantity, shares out, and finds what each of them gets. */
function allotAll() {
  const groups = Array.from({ length: sizes }, (_, at) => ({ quantity: lotSize * (at + 1), applicants: 0 }));
  for (let number = 0; number < applicants; number += 1) {
    const group = groups[quantityOf(number) / lotSize - 1];
    if (group) group.applicants += 1;
  }
  const ids = { seed: 'bench', issue: 'IPO-2026-11-B' };
  const allotment = allotRetail({ ...ids, shares: 90_000_001, lotSize, groups, quantityOf });
  const order = drawOrder(allotment);
  for (let number = 0; number < applicants; number += 1) {
    ownAllotment(allotment, { number, quantity: quantityOf(number) }, order);
  }
  return allotment;
}

function timed<Result>(work: () => Result): { ms: number; result: Result } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

const number = 777_777;
const all = Array.from({ length: runs }, () => timed(allotAll));
const ones = all.map(({ result }) =>
  timed(() => ownAllotment(result, { number, quantity: quantityOf(number) })),
);
// The slowest: a client sees the first one, too.
const slowest = (times: ReadonlyArray<{ ms: number }>) => Math.max(...times.map(({ ms }) => ms));
process.stdout.write(JSON.stringify({ allMs: slowest(all), oneMs: slowest(ones) }));
