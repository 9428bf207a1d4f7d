import { addDays, calendarDay, fromPaise, taxYearNamed } from '@wealth/domain';
import { xirr } from '@wealth/domain/returns';
import { taxReportOf, taxRowsOf, type SoldUnits } from '@wealth/domain/tax';

// A program of its own, for `npm run bench -- portfolio`: the rules of the portfolio on a client of ten years.

const count = 10_000;
const runs = 15;

/** Milliseconds of the middle one of some runs; the first warm the code up. */
function medianMs(work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return times.slice(5).toSorted((a, b) => a - b)[5] ?? Number.NaN;
}

const first = calendarDay('2021-01-01');
const flows = Array.from({ length: count }, (_, at) => ({
  day: addDays(first, Math.floor(at / 5.5)),
  amount: fromPaise((at % 2 === 0 ? 1_000_000 : -990_000) + ((at * 7_919) % 50_000)),
}));
const all = [...flows, { day: addDays(first, 1_826), amount: fromPaise(-400_000_000) }];

const sales = Array.from({ length: count }, (_, at): SoldUnits => {
  const soldOn = addDays(calendarDay('2022-04-01'), Math.floor(at / 6));
  return {
    id: String(at).padStart(6, '0'),
    lotId: String(at),
    holding: `holding ${at % 40}`,
    boughtOn: addDays(soldOn, at % 3 === 0 ? -500 : -100),
    soldOn,
    quantity: 10,
    cost: fromPaise(100_000_000),
    charges: fromPaise(400),
    proceeds: fromPaise(100_000_000 + ((at * 7_919) % 5_000_000) - 2_000_000),
    saleCharges: fromPaise(600),
  };
});
const year = taxYearNamed('2026-27');
if (!year) throw new Error('There is no such tax year.');

const times = {
  xirrMs: medianMs(() => xirr(all)),
  taxMs: medianMs(() => taxReportOf(taxRowsOf(sales, []), new Map(), year)),
};
process.stdout.write(`${JSON.stringify(times)}\n`);
