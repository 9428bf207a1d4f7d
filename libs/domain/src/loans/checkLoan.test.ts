import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromWire, toWire } from '../money/paise.ts';
import {
  checkLoan,
  checkRepayment,
  loanRulesOn,
  owedOf,
  repaymentOf,
  type AskedLoan,
  type LoanBalance,
} from './index.ts';

const rules = loanRulesOn(calendarDay('2026-11-20'));
const rupees = (amount: number) => Math.round(amount * 100);

const asked: AskedLoan = {
  amount: rupees(300_000),
  tenureMonths: 12,
  shares: [
    {
      isin: 'A',
      quantity: 820,
      free: 820,
      cover: { price: fromWire(1_137.3), haircutPercent: '20', isLarge: true },
    },
  ],
  account: { isVerified: true },
  hasLoan: false,
};
const [whole] = asked.shares;
const faultsOf = (change: Partial<AskedLoan>) =>
  checkLoan({ ...asked, ...change }, rules).map(({ code, nearest }) => [code, nearest]);

describe('what refuses a loan [I6B-1-CHECKS]', () => {
  it('finds nothing wrong with one that is covered', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ amount: rupees(373_000) })).toEqual([]);
  });

  it.each([
    [{ amount: Number.NaN }, [['notAnAmount', null]]],
    [{ amount: rupees(9_000) }, [['belowMinimum', rupees(10_000)]]],
    // The nearest amount is one that these shares are cover for.
    [{ amount: rupees(10_001_000) }, [['aboveMaximum', rupees(373_000)]]],
    [{ amount: rupees(400_500) }, [['notAStep', rupees(373_000)]]],
    [{ amount: rupees(300_500) }, [['notAStep', rupees(300_000)]]],
    [{ amount: rupees(374_000) }, [['overLimit', rupees(373_000)]]],
    [{ shares: [] }, [['noCover', null]]],
    [
      { shares: [], amount: rupees(10_001_000) },
      [
        ['noCover', null],
        ['aboveMaximum', rupees(10_000_000)],
      ],
    ],
    [{ tenureMonths: 13 }, [['tenureUnknown', null]]],
    [{ account: null }, [['accountUnknown', null]]],
    [{ account: { isVerified: false } }, [['accountNotVerified', null]]],
    [{ hasLoan: true }, [['loanUnderWay', null]]],
    [
      { shares: whole ? [{ ...whole, quantity: 821 }] : [] },
      [
        ['notFree', 820],
        ['overLimit', null],
      ],
    ],
    [
      { shares: whole ? [{ ...whole, quantity: 0.5 }] : [] },
      [
        ['notFree', 820],
        ['overLimit', null],
      ],
    ],
    [
      { shares: whole ? [{ ...whole, cover: null }] : [] },
      [
        ['notTaken', null],
        ['overLimit', null],
      ],
    ],
  ] as const)('%j is refused with the nearest value: %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('takes shares of large companies only above five lakh', () => {
    const cover = { price: fromWire(1_000), haircutPercent: '30', isLarge: false };
    const shares = whole
      ? [
          { ...whole, quantity: 20_000, free: 20_000 },
          { ...whole, isin: 'B', cover },
        ]
      : [];
    expect(faultsOf({ shares, amount: rupees(600_000) })).toEqual([['largeOnly', rupees(500_000)]]);
    expect(faultsOf({ shares, amount: rupees(500_000) })).toEqual([]);
  });
});

const running: LoanBalance = {
  principal: fromWire(504_304.84),
  ratePercent: '10.5',
  accrued: fromWire(0),
  since: calendarDay('2027-01-20'),
  overdue: [],
};
const late: LoanBalance = {
  ...running,
  overdue: [
    { interest: fromWire(4_833.16), principal: fromWire(48_056), lateFrom: calendarDay('2027-01-20') },
  ],
};
const on = (loan: LoanBalance, day: string) => owedOf(loan, calendarDay(day), rules);

describe('what is owed, and how it is repaid [I6B-1-OWED]', () => {
  it('is the principal with the interest of the days since the last payment', () => {
    const { accrued, total, outstanding } = on(running, '2027-01-27');
    expect([toWire(accrued), toWire(total), toWire(outstanding)]).toEqual([1_015.52, 505_320.36, 504_304.84]);
  });

  it('has a charge of two percent a year on what is overdue, on which there is no charge itself', () => {
    // 52,889.16 × 2 % × 30 ÷ 365.
    expect(toWire(on(late, '2027-02-19').lateCharge)).toBe(86.94);
    // Twice the days, twice the charge: nothing was added to what it counts on.
    expect(toWire(on(late, '2027-03-21').lateCharge)).toBe(173.88);
    expect(on(running, '2027-03-21').lateCharge).toBe(0);
  });

  it('pays the charge and overdue interest first, then principal; interest of the days goes with all of it', () => {
    const owed = on(late, '2027-02-19');
    const part = repaymentOf(fromWire(50_000), owed);
    expect([part.lateCharge, part.interest, part.accrued, part.principal].map(toWire)).toEqual([
      86.94, 4_833.16, 0, 45_079.9,
    ]);
    const all = repaymentOf(owed.total, owed);
    expect(all.isAll).toBe(true);
    expect(all.principal).toBe(owed.principal);
    expect(all.accrued).toBe(owed.accrued);
  });

  it.each([
    [505_320.37, 'moreThanOwed', 505_320.36],
    [505_320.36, null, null],
    [504_304.84, 'leavesLittle', 505_320.36],
    [504_204.84, null, null],
    [99.99, 'belowMinimum', 100],
    [100, null, null],
    [100.005, 'notAnAmount', 100],
    [Number.NaN, 'notAnAmount', null],
  ])('a repayment of %s is refused as %s, the nearest is %s [I6B-BAD-REPAY]', (amount, code, nearest) => {
    const [fault] = checkRepayment(amount * 100, on(running, '2027-01-27'), rules);
    expect(fault?.code ?? null).toBe(code);
    expect(fault?.nearest ?? null).toBe(nearest === null ? null : rupees(nearest));
  });

  it('has to pay what is overdue first', () => {
    const [fault] = checkRepayment(rupees(4_000), on(late, '2027-02-19'), rules);
    expect([fault?.code, fault?.nearest]).toEqual(['overdueFirst', rupees(4_920.1)]);
  });
});
