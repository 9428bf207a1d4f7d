import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import {
  aprOf,
  dueDaysOf,
  instalmentOf,
  loanFigures,
  loanRulesOn,
  loanSchedule,
  type CoverShare,
} from './index.ts';

const day = calendarDay('2026-11-20');
const rules = loanRulesOn(day);
/** A holding that is worth a value, of which a part does not count. */
type Row = readonly [isin: string, quantity: number, rupees: number, haircutPercent?: string];
const share = (...[isin, quantity, rupees, haircutPercent = '20']: Row): CoverShare => ({
  isin,
  quantity,
  price: fromWire(rupees),
  haircutPercent,
  isLarge: true,
});

const pledged = [
  share('ARAVBANK', 620, 758.3, '20'),
  share('AGNIPETRO', 460, 1_092.8, '25'),
  share('SANCHTEL', 200, 1_532.2, '25'),
  share('SHESHTECH', 115, 2_237.6, '30'),
];

/**
 * The same loan reckoned another way: in whole numbers of 10^-20 paise, without the decimals that the rule uses, and the
 * instalment by adding up what each payment is worth at the start.
 */
function secondCalculation(amount: number, ratePerMillionMonth: bigint, months: number) {
  const scale = 10n ** 40n;
  const million = 1_000_000n;
  let worth = 0n;
  let factor = scale;
  for (let month = 0; month < months; month += 1) {
    factor = (factor * million) / (million + ratePerMillionMonth);
    worth += factor;
  }
  const half = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator);
  const instalment = half(BigInt(amount) * scale, worth);
  const rows: Array<[bigint, bigint, bigint]> = [];
  let left = BigInt(amount);
  for (let month = 1; month <= months; month += 1) {
    const interest = half(left * ratePerMillionMonth, million);
    const payment = month === months ? left + interest : instalment;
    left -= payment - interest;
    rows.push([interest, payment, left]);
  }
  return rows.map((row) => row.map(Number));
}

describe('the schedule of a loan [I6B-1-SCHEDULE]', () => {
  it('is that of the key-facts statement: twelve payments of ₹52,889.16, the last one three paise more', () => {
    const figures = loanFigures({
      amount: fromWire(600_000),
      tenureMonths: 12,
      shares: pledged,
      day,
      rules,
    });
    expect(
      figures.schedule.map(({ dueOn, interest, left }) => [dueOn, toWire(interest), toWire(left)]),
    ).toEqual([
      ['2026-12-21', 5_250, 552_360.84],
      ['2027-01-20', 4_833.16, 504_304.84],
      ['2027-02-22', 4_412.67, 455_828.35],
      ['2027-03-22', 3_988.5, 406_927.69],
      ['2027-04-20', 3_560.62, 357_599.15],
      ['2027-05-20', 3_128.99, 307_838.98],
      ['2027-06-21', 2_693.59, 257_643.41],
      ['2027-07-20', 2_254.38, 207_008.63],
      ['2027-08-20', 1_811.33, 155_930.8],
      ['2027-09-20', 1_364.39, 104_406.03],
      ['2027-10-20', 913.55, 52_430.42],
      ['2027-11-22', 458.77, 0],
    ]);
    expect(toWire(figures.instalment)).toBe(52_889.16);
    expect(toWire(figures.lastInstalment)).toBe(52_889.19);
    expect(toWire(figures.interest)).toBe(34_669.95);
    expect(toWire(figures.repaid)).toBe(634_669.95);
    expect(figures.fees.map(({ code, amount }) => [code, toWire(amount)])).toEqual([
      ['processing', 1_180],
      ['pledge', 94.4],
    ]);
    expect(toWire(figures.received)).toBe(598_725.6);
    expect(figures.aprPercent).toBe(10.9);
    expect(toWire(figures.interestADay)).toBe(172.6);
    expect(toWire(figures.callLevel)).toBe(1_200_000);
    expect([figures.firstDueOn, figures.endsOn]).toEqual(['2026-12-21', '2027-11-22']);
  });

  it('agrees with a second calculation to the paisa, and adds up', () => {
    const amounts = fc.integer({ min: 10, max: 10_000 }).map((thousands) => thousands * 100_000);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...rules.tenuresMonths), (paise, months) => {
        const amount = fromPaise(paise);
        const instalment = instalmentOf(amount, '10.5', months);
        const dueDays = dueDaysOf(day, months);
        const rows = loanSchedule({ balance: amount, instalment, ratePercent: '10.5', dueDays });
        const found = rows.map(({ interest, payment, left }) => [interest, payment, left].map(Number));
        expect(found).toEqual(secondCalculation(paise, 8_750n, months));
        expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(paise);
      }),
      { numRuns: 60 },
    );
  });

  it('ends as soon as an instalment is more than what is left', () => {
    const rows = loanSchedule({
      balance: fromWire(60_000),
      instalment: fromWire(52_889.16),
      ratePercent: '10.5',
      dueDays: dueDaysOf(day, 5),
      firstInterest: fromWire(100),
    });
    expect(rows.map(({ payment }) => toWire(payment))).toEqual([52_889.16, 7_273.93]);
    expect(rows.at(-1)?.left).toBe(0);
  });

  it('falls on the day of the payout, on the last one of a shorter month, and on a working day', () => {
    expect(dueDaysOf(calendarDay('2026-08-31'), 7)).toEqual([
      '2026-09-30',
      '2026-11-02',
      '2026-11-30',
      '2026-12-31',
      '2027-02-01',
      '2027-03-01',
      '2027-03-31',
    ]);
  });
});

describe('the annual percentage rate [I6B-1-APR]', () => {
  it.each([
    { instalment: 969.73, apr: 17.07 },
    { instalment: 970, apr: 17.1 },
  ])('of 20,000 in 24 payments of $instalment with fees of 400 is $apr', ({ instalment, apr }) => {
    expect(
      aprOf(
        20_000 - 400,
        Array.from({ length: 24 }, () => instalment),
      ),
    ).toBe(apr);
    expect(toWire(instalmentOf(fromWire(20_000), '15', 24))).toBe(969.73);
  });

  it('is the rate itself where there is no fee', () => {
    const payments = Array.from({ length: 12 }, () => 52_889.16);
    expect(aprOf(600_000, payments)).toBe(10.5);
  });

  it('is none where less comes back than was received, or nothing was', () => {
    expect(aprOf(1_000, [400, 400])).toBeNull();
    expect(aprOf(0, [400])).toBeNull();
    expect(aprOf(1, [400])).toBeNull();
  });
});
