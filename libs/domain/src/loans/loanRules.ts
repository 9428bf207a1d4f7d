import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { fromPaise, type Paise } from '../money/paise.ts';

const rupees = (amount: number) => fromPaise(amount * 100);

/** What holds for a loan against securities. Percentages are texts, so that they stay exact. */
export interface LoanRules {
  effectiveFrom: string;
  /** A year, fixed, on what is left. */
  ratePercent: string;
  /** A year, on what is overdue; never added to what is owed. */
  latePercent: string;
  tenuresMonths: readonly number[];
  smallest: Paise;
  largest: Paise;
  /** Amounts are multiples of it. */
  step: Paise;
  smallestRepayment: Paise;
  /** For more than this only shares of large companies are cover. */
  largeOnlyAbove: Paise;
  /** Of the value after haircut. */
  limitPercent: string;
  /** Without GST: of a loan, and of each holding that is pledged for it. */
  processingFee: Paise;
  pledgeFee: Paise;
  gstPercent: string;
  /** Working days, their first one not counted: of a key-facts statement, and of an answer to a margin call. */
  quoteDays: number;
  callDays: number;
  /** Calendar days, that of the signature not counted. */
  coolingOffDays: number;
  /** How much more than at a margin call shares have to be worth, so that no notice is given and some can be released. */
  warningPercent: string;
  /** How many days before it a payment is told of. */
  paymentToldDays: number;
  payoutMs: number;
  /** Minutes since midnight IST: when instalments are taken, loans are valued, shares are sold. */
  instalmentAtMinute: number;
  valuedAtMinute: number;
  soldAtMinute: number;
  source: string;
}

/** The terms of the lender and what the Reserve Bank asks of it. */
export const loanRules: readonly LoanRules[] = [
  {
    effectiveFrom: '2024-10-01',
    ratePercent: '10.5',
    latePercent: '2',
    tenuresMonths: [6, 12, 24, 36],
    smallest: rupees(10_000),
    largest: rupees(10_000_000),
    step: rupees(1_000),
    smallestRepayment: rupees(100),
    largeOnlyAbove: rupees(500_000),
    limitPercent: '50',
    processingFee: rupees(1_000),
    pledgeFee: rupees(20),
    gstPercent: '18',
    quoteDays: 3,
    callDays: 7,
    coolingOffDays: 3,
    warningPercent: '10',
    paymentToldDays: 3,
    payoutMs: 5 * 60_000,
    instalmentAtMinute: 10 * 60,
    valuedAtMinute: 18 * 60,
    soldAtMinute: 11 * 60,
    source:
      'Half the value, ₹5 lakh, seven working days: RBI on non-banking lenders, 21 August 2014. Key facts and their three working days: RBI/2024-25/18, 15 April 2024. Cooling-off: RBI, 8 May 2025. Charges for late payment are not capitalised: RBI, 18 August 2023. Rate, fees, haircuts, hours and all else: assumptions',
  },
];

/** What holds for a loan that is signed on a day. @throws RangeError before the first rules. */
export function loanRulesOn(day: CalendarDay): LoanRules {
  return rowInForce(loanRules, day);
}
