import { addDays, type CalendarDay } from '../calendar/calendarDay.ts';
import { minus, percentOf, sumOf } from '../money/arithmetic.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import { aprOf } from './aprOf.ts';
import { callLevelOf, coverOf, fallTo, type CoverShare, type CoverValue } from './coverOf.ts';
import { dueDaysOf } from './loanDays.ts';
import type { LoanRules } from './loanRules.ts';
import { dayInterest, instalmentOf, loanSchedule, type ScheduleRow } from './loanSchedule.ts';

export interface LoanFee {
  code: 'processing' | 'pledge';
  /** GST included. */
  amount: Paise;
  gst: Paise;
}

/** What a loan costs: all that a key-facts statement says in numbers. */
export interface LoanFigures extends CoverValue {
  amount: Paise;
  tenureMonths: number;
  ratePercent: string;
  /** Null where there is none. */
  aprPercent: number | null;
  instalment: Paise;
  lastInstalment: Paise;
  interest: Paise;
  fees: LoanFee[];
  feesTotal: Paise;
  received: Paise;
  repaid: Paise;
  interestADay: Paise;
  /** The value after haircut below which there is a margin call. */
  callLevel: Paise;
  /** The fall of all prices that comes to it; null below it. */
  fallPercent: number | null;
  firstDueOn: CalendarDay;
  endsOn: CalendarDay;
  schedule: ScheduleRow[];
}

export interface FiguredLoan {
  amount: Paise;
  tenureMonths: number;
  shares: readonly CoverShare[];
  /** The day on which it is paid out. */
  day: CalendarDay;
  rules: LoanRules;
}

function feesOf(holdings: number, { processingFee, pledgeFee, gstPercent }: LoanRules): LoanFee[] {
  const pledges = fromPaise(pledgeFee * holdings);
  const withGst = (code: LoanFee['code'], net: Paise): LoanFee => {
    const gst = percentOf(net, gstPercent);
    return { code, gst, amount: sumOf([net, gst]) };
  };
  return [withGst('processing', processingFee), withGst('pledge', pledges)];
}

/** What a loan costs that is paid out on a day. */
export function loanFigures({ amount, tenureMonths, shares, day, rules }: FiguredLoan): LoanFigures {
  const { ratePercent } = rules;
  const instalment = instalmentOf(amount, ratePercent, tenureMonths);
  const dueDays = dueDaysOf(day, tenureMonths);
  const schedule = loanSchedule({ balance: amount, instalment, ratePercent, dueDays });
  const payments = schedule.map(({ payment }) => payment);
  const fees = feesOf(shares.length, rules);
  const feesTotal = sumOf(fees.map((fee) => fee.amount));
  const received = minus(amount, feesTotal);
  const cover = coverOf(shares);
  const callLevel = callLevelOf(amount, rules);
  return {
    ...cover,
    amount,
    tenureMonths,
    ratePercent,
    aprPercent: aprOf(received, payments),
    instalment,
    lastInstalment: payments.at(-1) ?? noMoney,
    interest: sumOf(schedule.map(({ interest }) => interest)),
    fees,
    feesTotal,
    received,
    repaid: sumOf(payments),
    interestADay: dayInterest(amount, ratePercent, { from: day, to: addDays(day, 1) }),
    callLevel,
    fallPercent: fallTo(callLevel, cover.afterHaircut),
    firstDueOn: schedule[0]?.dueOn ?? day,
    endsOn: schedule.at(-1)?.dueOn ?? day,
    schedule,
  };
}
