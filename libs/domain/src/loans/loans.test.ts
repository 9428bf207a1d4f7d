import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import {
  afterFall,
  aprOf,
  callLevelOf,
  callTimes,
  coolingOffAmount,
  coolingOffUntil,
  coverOf,
  dueDaysOf,
  fallOfOneTo,
  fallTo,
  haircutOf,
  instalmentOf,
  leastSale,
  limitOf,
  loanFigures,
  loanRulesOn,
  loanSchedule,
  powerOf,
  quoteUntil,
  releasableOf,
  shortfallOf,
  usualSaleOrder,
  warningLevelOf,
  workingDaysLeft,
  type CoverShare,
  type PledgedShare,
} from './index.ts';

const day = calendarDay('2026-11-20');
const rules = loanRulesOn(day);
const at = (text: string) => Date.parse(`${text}+05:30`);

/** A holding that is worth a value, of which a part does not count. */
const share = (isin: string, quantity: number, rupees: number, haircutPercent = '20'): CoverShare => ({
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

describe('what shares are cover for [I6B-1-POWER]', () => {
  it('is half of what counts, by the haircut of each', () => {
    const { value, afterHaircut } = coverOf(pledged);
    expect([toWire(value), toWire(afterHaircut)]).toEqual([1_536_598, 1_163_089.6]);
    expect(toWire(powerOf(afterHaircut, rules))).toBe(581_544.8);
    expect(toWire(limitOf(pledged, rules))).toBe(581_000);
  });

  it('says how far away a margin call is, of all and of one', () => {
    const owed = fromWire(504_304.84);
    const level = callLevelOf(owed, rules);
    const { afterHaircut } = coverOf(pledged);
    expect(toWire(level)).toBe(1_008_609.68);
    expect(toWire(warningLevelOf(owed, rules))).toBe(1_109_470.65);
    expect(fallTo(level, afterHaircut)).toBe(13.3);
    expect(pledged.map(({ isin }) => fallOfOneTo(level, pledged, isin))).toEqual([41.1, 41, 67.2, 85.8]);
    expect(fallOfOneTo(fromWire(1), pledged, 'ARAVBANK')).toBeNull();
    expect(fallTo(level, fromWire(1_000_000))).toBeNull();
  });

  it('says what is missing after a fall, and what ends it', () => {
    const owed = fromWire(504_304.84);
    const fallen = afterFall(coverOf(pledged).afterHaircut, 18);
    const { missing, repay } = shortfallOf(owed, fallen, rules);
    expect([toWire(missing), toWire(repay)]).toEqual([54_876.21, 27_438.11]);
    expect(shortfallOf(owed, coverOf(pledged).afterHaircut, rules)).toEqual({ missing: 0, repay: 0 });
    // Exactly enough is enough.
    expect(shortfallOf(owed, callLevelOf(owed, rules), rules)).toEqual({ missing: 0, repay: 0 });
  });

  it('is at most a crore, of whole thousands, and above five lakh of large companies only', () => {
    const many = [share('A', 1_000_000, 1_000)];
    expect(toWire(limitOf(many, rules))).toBe(10_000_000);
    const mid = { ...share('B', 10_000, 1_000), isLarge: false };
    expect(toWire(limitOf([mid], rules))).toBe(500_000);
    expect(toWire(limitOf([mid, share('A', 1_000, 1_600)], rules))).toBe(640_000);
    expect(limitOf([share('A', 10, 1_000)], rules)).toBe(0);
    expect(limitOf([], rules)).toBe(0);
  });

  const large: PledgedShare = {
    kind: 'share',
    size: 'large',
    series: 'EQ',
    surveillance: 'none',
    sector: 'Financials',
    isSuspended: false,
  };
  it.each([
    [{}, { percent: '20', isLarge: true }],
    [{ sector: 'Energy' }, { percent: '25', isLarge: true }],
    [{ sector: 'Telecom' }, { percent: '25', isLarge: true }],
    [{ sector: 'IT' }, { percent: '30', isLarge: true }],
    [{ sector: 'Pharma' }, { percent: '30', isLarge: true }],
    [{ sector: 'Auto' }, { percent: '35', isLarge: true }],
    [{ size: 'mid' }, { percent: '35', isLarge: false }],
    [{ size: 'small' }, { refusal: 'smallCompany' }],
    [{ series: 'SM' }, { refusal: 'smallCompany' }],
    [{ series: 'BE' }, { refusal: 'tradeForTrade' }],
    [{ surveillance: 'asm' }, { refusal: 'surveillance' }],
    [{ isSuspended: true }, { refusal: 'suspended' }],
    [{ kind: 'etf', size: null }, { refusal: 'notAShare' }],
  ] as const)('a large share with %j has %j', (change, haircut) => {
    expect(haircutOf({ ...large, ...change })).toEqual(haircut);
  });
});

describe('what is sold where a margin call is not met [I6B-1-LEAST]', () => {
  const fallen = pledged.map((one) => ({ ...one, price: fromPaise(Math.floor(one.price * 0.8)) }));
  const owed = fromWire(504_304.84);
  const debt = { owed, shares: fallen, rules };
  const isMet = (sold: ReturnType<typeof leastSale>) => {
    const left = fallen.map((one) => {
      const gone = sold.find(({ isin }) => isin === one.isin)?.quantity ?? 0;
      return { ...one, quantity: one.quantity - gone };
    });
    const rest = owed - sold.reduce((sum, { value }) => sum + value, 0);
    return rest <= powerOf(coverOf(left).afterHaircut, rules);
  };

  it('is the fewest units of the first share in the order: one fewer is not enough', () => {
    const sold = leastSale(debt, usualSaleOrder(fallen));
    expect(sold.map(({ isin }) => isin)).toEqual(['SHESHTECH']);
    const [only] = sold;
    if (!only) throw new RangeError('nothing is sold');
    expect(isMet(sold)).toBe(true);
    const quantity = only.quantity - 1;
    expect(isMet([{ ...only, quantity, value: fromPaise(only.price * quantity) }])).toBe(false);
  });

  it('follows the order that the client has chosen, and goes on where one share is not enough', () => {
    expect(leastSale(debt, ['SANCHTEL']).map(({ isin }) => isin)).toEqual(['SANCHTEL']);
    const little = {
      ...debt,
      shares: fallen.map((one) => ({ ...one, quantity: Math.ceil(one.quantity * 0.5) })),
    };
    const sold = leastSale(little, ['SHESHTECH', 'ARAVBANK']);
    expect(sold.map(({ isin }) => isin).slice(0, 2)).toEqual(['SHESHTECH', 'ARAVBANK']);
    expect(sold[0]?.quantity).toBe(58);
  });

  it('is nothing where the loan is covered, and everything where that is not enough', () => {
    expect(leastSale({ ...debt, shares: pledged }, [])).toEqual([]);
    const gone = { ...debt, shares: fallen.map((one) => ({ ...one, price: fromWire(1) })) };
    expect(leastSale(gone, []).map(({ quantity }) => quantity)).toEqual([620, 460, 200, 115]);
  });

  it('releases what the loan does not need, with a tenth to spare', () => {
    const level = warningLevelOf(owed, rules);
    const most = releasableOf(pledged, level);
    expect(most.find(({ isin }) => isin === 'ARAVBANK')).toEqual({ isin: 'ARAVBANK', quantity: 88 });
    expect(releasableOf(pledged, warningLevelOf(fromWire(560_000), rules))).toEqual([]);
  });
});

describe('the days of a loan [I6B-1-DAYS]', () => {
  it('are seven working days for a margin call, its own day not counted', () => {
    // Friday; Tuesday 24 November is a holiday of the exchanges and of banks.
    const { dueAt, saleAt } = callTimes(at('2026-11-20T18:00:00'), rules);
    expect([dueAt, saleAt]).toEqual([at('2026-12-03T00:00:00'), at('2026-12-03T11:00:00')]);
    expect(workingDaysLeft(day, calendarDay('2026-12-02'))).toBe(7);
    expect(workingDaysLeft(calendarDay('2026-12-02'), calendarDay('2026-12-02'))).toBe(0);
  });

  it('are three working days for a key-facts statement, and three days of any kind to cancel', () => {
    expect(quoteUntil(at('2026-11-19T14:32:00'), rules)).toBe(at('2026-11-26T00:00:00'));
    expect(coolingOffUntil(at('2026-11-20T14:32:00'), rules)).toBe(at('2026-11-24T00:00:00'));
    const span = { from: day, to: calendarDay('2026-11-22') };
    const asked = { amount: fromWire(600_000), received: fromWire(598_725.6), ratePercent: '10.5' };
    expect(toWire(coolingOffAmount(asked, span))).toBe(599_070.81);
  });
});
