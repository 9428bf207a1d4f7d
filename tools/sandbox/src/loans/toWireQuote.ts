import { fromPaise, toIstIso, toWire } from '@wealth/domain';
import {
  coverValueOf,
  loanRulesOn,
  powerOf,
  type CoverShare,
  type LoanFigures,
  type LoanRules,
  type ScheduleRow,
} from '@wealth/domain/loans';
import type { DataOf } from '@wealth/api-sdk/operations';
import { namedAccount } from '../bank/bankAccounts.ts';
import type { Instrument } from '../engine/index.ts';
import { listingOf } from '../market/findInstrument.ts';
import { lentShares, pricedOn, refusalOf, type LentShare } from './coverReads.ts';
import type { CheckedLoan, PricedQuote } from './createQuotes.ts';
import { lender } from './lender.ts';
import { quoteNumber, type LoanContext } from './loanContext.ts';
import type { StoredLoan } from './loanTable.ts';
import { toWireLoanFault, toWireRefusal } from './loanTexts.ts';

type Product = DataOf<'getCreditProducts'>[number];
type WireFigures = NonNullable<DataOf<'previewLoan'>['figures']>;
type WireCover = DataOf<'getLoanQuote'>['cover'][number];
type WireHolding = DataOf<'getLoanCollateral'>['holdings'][number];

const percent = Number;
const withGst = (net: LoanRules['pledgeFee'], { gstPercent }: LoanRules) =>
  toWire(fromPaise(Math.round((net * (100 + Number(gstPercent))) / 100)));

/** The terms of a loan against securities. */
export function toWireProduct(rules: LoanRules): Product {
  return {
    code: 'loan_against_securities',
    lender,
    rate_percent: percent(rules.ratePercent),
    late_percent: percent(rules.latePercent),
    tenures_months: [...rules.tenuresMonths],
    smallest: toWire(rules.smallest),
    largest: toWire(rules.largest),
    step: toWire(rules.step),
    large_only_above: toWire(rules.largeOnlyAbove),
    limit_percent: percent(rules.limitPercent),
    processing_fee: withGst(rules.processingFee, rules),
    pledge_fee: withGst(rules.pledgeFee, rules),
    quote_days: rules.quoteDays,
    cooling_off_days: rules.coolingOffDays,
    call_days: rules.callDays,
  };
}

export const toWireRow = ({ dueOn, interest, principal, payment, left }: ScheduleRow) => ({
  due_on: dueOn,
  interest: toWire(interest),
  principal: toWire(principal),
  payment: toWire(payment),
  left: toWire(left),
});

/** What a loan costs, as a key-facts statement has it. */
export function toWireFigures(figures: LoanFigures): WireFigures {
  return {
    amount: toWire(figures.amount),
    rate_percent: percent(figures.ratePercent),
    tenure_months: figures.tenureMonths,
    apr_percent: figures.aprPercent ?? percent(figures.ratePercent),
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
    schedule: figures.schedule.map(toWireRow),
  };
}

export const namedListing = ({ market, symbol, name }: Instrument) => ({ market, symbol, name });

/** A share that is cover, or is to be. */
export function toWireCover(share: CoverShare, listing: Instrument): WireCover {
  const { value, afterHaircut } = coverValueOf(share);
  return {
    instrument: namedListing(listing),
    isin: share.isin,
    quantity: share.quantity,
    price: toWire(share.price),
    value: toWire(value),
    haircut_percent: percent(share.haircutPercent),
    value_after_haircut: toWire(afterHaircut),
  };
}

/** The account of a loan, as it was when it was asked for. */
export const toWireLoanAccount = (row: Pick<StoredLoan, 'bank_id' | 'ifsc' | 'number_end' | 'holder'>) => ({
  id: row.bank_id,
  ...namedAccount(row),
  ifsc: row.ifsc,
  holder: row.holder,
});

function toWireHolding({ isin, listing, free, price, haircut }: LentShare, rules: LoanRules): WireHolding {
  const refused = refusalOf(haircut) ?? (free > 0 ? null : 'nothingFree');
  const haircutPercent = 'refusal' in haircut ? null : haircut.percent;
  const { value, afterHaircut } = coverValueOf({
    isin,
    quantity: free,
    price,
    haircutPercent: haircutPercent ?? '100',
    isLarge: false,
  });
  return {
    instrument: namedListing(listing),
    isin,
    quantity: free,
    price: toWire(price),
    value: toWire(value),
    haircut_percent: haircutPercent === null ? null : percent(haircutPercent),
    value_after_haircut: toWire(afterHaircut),
    limit: toWire(powerOf(afterHaircut, rules)),
    is_large: 'isLarge' in haircut && haircut.isLarge,
    refusal: refused === null ? null : toWireRefusal(refused),
  };
}

/** What a client could pledge. */
export function toWireCollateral(
  context: LoanContext,
  { clientId, day }: { clientId: string; day: Parameters<typeof loanRulesOn>[0] },
): DataOf<'getLoanCollateral'> {
  const rules = loanRulesOn(day);
  const shares = lentShares(context, clientId).map((share) => toWireHolding(share, rules));
  return {
    product: toWireProduct(rules),
    priced_on: pricedOn(context),
    holdings: shares.toSorted((one, other) => other.value - one.value),
    loan_id: context.table.running(clientId)?.id ?? null,
    quote_id: context.table.openQuote(clientId, context.clock.now())?.id ?? null,
  };
}

export function toWirePreview(
  context: LoanContext,
  { faults, figures, limit }: CheckedLoan,
): DataOf<'previewLoan'> {
  return {
    figures: figures && toWireFigures(figures),
    limit: toWire(limit),
    priced_on: pricedOn(context),
    errors: faults.map(toWireLoanFault),
  };
}

/** A key-facts statement at the prices of now. */
export function toWireQuote(context: LoanContext, priced: PricedQuote): DataOf<'getLoanQuote'> {
  const { cover, figures, faults, limit, quote } = priced;
  const engine = context.market.engine();
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    lender,
    made_at: toIstIso(quote.made_at),
    // The end of the last second that counts.
    valid_until: toIstIso(quote.valid_until - 1),
    asked: toWire(fromPaise(quote.amount)),
    limit: toWire(limit),
    account: toWireLoanAccount(quote),
    cover: cover.flatMap((share) => {
      const listing = listingOf(engine, share.isin);
      return listing ? [toWireCover(share, listing)] : [];
    }),
    figures: figures && toWireFigures(figures),
    loan_id: quote.loan_id,
    priced_on: pricedOn(context),
    errors: faults.map(toWireLoanFault),
  };
}
