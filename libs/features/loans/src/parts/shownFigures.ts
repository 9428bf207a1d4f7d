import type { LoanFigures as WireFigures, LoanHolding } from '@wealth/api-sdk/model';
import { fromWire, toWire, type CalendarDay, type Paise } from '@wealth/domain';
import {
  loanFigures,
  loanRulesOn,
  type AskedShare,
  type CoverShare,
  type LoanFigures,
} from '@wealth/domain/loans';

/** A holding as the rules ask for it, all of it pledged. */
export function askedShareOf({
  isin,
  quantity,
  price,
  haircut_percent: haircut,
  is_large: isLarge,
}: LoanHolding): AskedShare {
  const cover =
    haircut === null ? null : { price: fromWire(price), haircutPercent: String(haircut), isLarge };
  return { isin, quantity, free: quantity, cover };
}

/** Figures that this app has found, as the server tells them. */
export function toShown(figures: LoanFigures): WireFigures {
  return {
    amount: toWire(figures.amount),
    rate_percent: Number(figures.ratePercent),
    tenure_months: figures.tenureMonths,
    apr_percent: figures.aprPercent ?? Number(figures.ratePercent),
    instalment: toWire(figures.instalment),
    last_instalment: toWire(figures.lastInstalment),
    interest: toWire(figures.interest),
    fees: figures.fees.map(({ code, amount, gst }) => ({ code, amount: toWire(amount), gst: toWire(gst) })),
    fees_total: toWire(figures.feesTotal),
    received: toWire(figures.received),
    repaid: toWire(figures.repaid),
    interest_a_day: toWire(figures.interestADay),
    value: toWire(figures.value),
    value_after_haircut: toWire(figures.afterHaircut),
    call_level: toWire(figures.callLevel),
    fall_percent: figures.fallPercent ?? 0,
    first_due_on: figures.firstDueOn,
    ends_on: figures.endsOn,
    schedule: figures.schedule.map(({ dueOn, interest, principal, payment, left }) => ({
      due_on: dueOn,
      interest: toWire(interest),
      principal: toWire(principal),
      payment: toWire(payment),
      left: toWire(left),
    })),
  };
}

export interface ChosenLoan {
  amount: Paise;
  tenureMonths: number;
  shares: readonly CoverShare[];
}

/** What a loan costs, by the same rules as the server's: it is there while the client chooses. */
export const figuresNow = ({ amount, tenureMonths, shares }: ChosenLoan, day: CalendarDay): WireFigures =>
  toShown(loanFigures({ amount, tenureMonths, shares, day, rules: loanRulesOn(day) }));
