import { calendarDay, fromPaise, istDay, sumOf, toIstIso, toWire, type Paise } from '@wealth/domain';
import {
  callLevelOf,
  coverOf,
  dueDaysOf,
  loanFigures,
  powerOf,
  shortfallOf,
  warningLevelOf,
  workingDaysLeft,
  type LoanFigures,
} from '@wealth/domain/loans';
import type { DataOf } from '@wealth/api-sdk/operations';
import * as z from 'zod/mini';
import { listingOf } from '../market/findInstrument.ts';
import { valuedCover, pricedOn } from './coverReads.ts';
import type { Loans } from './createLoans.ts';
import { lender } from './lender.ts';
import {
  balanceOf,
  isOverdue,
  loanReference,
  owedNow,
  quoteNumber,
  rulesOf,
  saleOrder,
} from './loanContext.ts';
import type { LoanPayment, StoredCall, StoredLoan } from './loanTable.ts';
import { namedListing, toWireCover, toWireFigures, toWireLoanAccount, toWireRow } from './toWireQuote.ts';

type WireLoan = DataOf<'getLoans'>['items'][number];
type WireDetail = DataOf<'getLoan'>;
type WireCall = WireDetail['calls'][number];
type WireRow = WireDetail['schedule'][number];
type WireWait = NonNullable<WireLoan['waiting_for']>;

const salesSchema = z.array(
  z.object({ isin: z.string(), quantity: z.number(), price: z.number(), value: z.number() }),
);
const partsSchema = z.array(
  z.object({ code: z.enum(['principal', 'interest', 'late_charge', 'returned']), amount: z.number() }),
);

const wirePaise = (paise: number) => toWire(fromPaise(paise));

function toWireCall(loans: Loans, loan: StoredLoan, call: StoredCall): WireCall {
  const { clock, market } = loans.context;
  const engine = market.engine();
  const isOpen = call.state === 'OPEN' || call.state === 'NOTICE';
  const { afterHaircut } = coverOf(valuedCover(loans.context, loan.client_id));
  const { outstanding, lateCharge } = owedNow(loans.context, loan);
  const { missing, repay } = shortfallOf(outstanding, afterHaircut, rulesOf(loan));
  const sales = isOpen ? loans.saleOf(loan, 'close') : z.parse(salesSchema, JSON.parse(call.sales));
  return {
    id: call.id,
    state: call.state,
    called_at: toIstIso(call.called_at),
    due_at: toIstIso(call.due_at - 1),
    sale_at: toIstIso(call.sale_at),
    ended_at: call.ended_at === null ? null : toIstIso(call.ended_at),
    value_after_haircut: wirePaise(call.value),
    missing: isOpen ? toWire(missing) : 0,
    // Charges for being late are paid first.
    repay: isOpen && repay > 0 ? toWire(sumOf([repay, lateCharge])) : 0,
    working_days_left: isOpen ? workingDaysLeft(istDay(clock.now()), istDay(call.due_at - 1)) : 0,
    sales: sales.flatMap(({ isin, quantity, price, value }) => {
      const listing = listingOf(engine, isin);
      if (!listing) return [];
      return [
        {
          instrument: namedListing(listing),
          isin,
          quantity,
          price: wirePaise(price),
          value: wirePaise(value),
        },
      ];
    }),
  };
}

const openCall = (loans: Loans, loan: StoredLoan): StoredCall | null =>
  loans.table.calls(loan.id).find(({ state }) => state === 'OPEN' || state === 'NOTICE') ?? null;

/** Who acts next. */
function waitOf(loans: Loans, loan: StoredLoan): WireWait | null {
  if (loan.state === 'SIGNED' && loan.payout_at !== null) {
    return { by: 'lender', event: 'payout', until: toIstIso(loan.payout_at), otherwise: 'nothing' };
  }
  if (loan.state !== 'RUNNING') return null;
  const call = openCall(loans, loan);
  if (call?.state === 'OPEN') {
    return {
      by: 'client',
      event: 'margin_call',
      until: toIstIso(call.due_at - 1),
      otherwise: 'sale_notice',
    };
  }
  if (call) return { by: 'client', event: 'sale', until: toIstIso(call.sale_at), otherwise: 'shares_sold' };
  const at = loan.retry_at ?? loan.instalment_at;
  return at === null ? null : { by: 'bank', event: 'payment', until: toIstIso(at), otherwise: 'late_charge' };
}

/** What the loan has cost as it was signed. */
function signedFigures({ context, quotes, table }: Loans, loan: StoredLoan): LoanFigures {
  const quote = table.quote(loan.client_id, loan.quote_id);
  const count = quote ? quotes.sharesOf(quote).length : 0;
  const day = istDay(loan.paid_out_at ?? context.clock.now());
  const rules = rulesOf(loan);
  const none = { price: fromPaise(0), haircutPercent: '0', isLarge: true, quantity: 0 };
  const shares = Array.from({ length: count }, (_, index) => ({ ...none, isin: String(index) }));
  const amount = fromPaise(loan.amount);
  const figures = loanFigures({ amount, tenureMonths: loan.tenure_months, shares, day, rules });
  const afterHaircut = fromPaise(loan.signed_value);
  return { ...figures, afterHaircut };
}

function endOf(loans: Loans, loan: StoredLoan): string {
  const last = loans.planned(loan).at(-1)?.dueOn;
  if (last) return last;
  const ended = loans.table.stepsOf(loan.id).at(-1);
  const isOver = loan.state === 'REPAID' || loan.state === 'CANCELLED';
  if (ended && isOver) return istDay(ended.at);
  return dueDaysOf(istDay(loan.signed_at), loan.tenure_months).at(-1) ?? istDay(loan.signed_at);
}

const reasonSchema = z.nullable(z.enum(['by_client', 'as_planned', 'shares_sold']));
const stateSchema = z.enum(['SIGNED', 'RUNNING', 'REPAID', 'CANCELLED']);

/** A loan in a list. */
export function toWireLoan(loans: Loans, loan: StoredLoan): WireLoan {
  const owed = owedNow(loans.context, loan);
  const [next] = loans.planned(loan);
  const call = openCall(loans, loan);
  const isSigned = loan.state === 'SIGNED';
  return {
    id: loan.id,
    reference: loanReference(loan.id),
    state: loan.state,
    amount: wirePaise(loan.amount),
    lender,
    signed_at: toIstIso(loan.signed_at),
    outstanding: isSigned ? wirePaise(loan.amount) : toWire(owed.principal),
    owed_today: isSigned ? 0 : toWire(owed.total),
    ends_on: endOf(loans, loan),
    next_payment: next ? { due_on: next.dueOn, amount: toWire(next.payment) } : null,
    call: call && toWireCall(loans, loan, call),
    waiting_for: waitOf(loans, loan),
    history: loans.table.stepsOf(loan.id).map(({ state, at, reason }) => ({
      state: z.parse(stateSchema, state),
      time: toIstIso(at),
      reason: z.parse(reasonSchema, reason),
    })),
  };
}

/** The instalments that have come, and those that are to come. */
function toWireSchedule(loans: Loans, loan: StoredLoan): WireRow[] {
  const come = loans.table.instalments(loan.id).map((row): WireRow => ({
    due_on: row.due_on,
    interest: wirePaise(row.interest),
    principal: wirePaise(row.principal),
    payment: wirePaise(row.interest + row.principal),
    left: wirePaise(row.left),
    state: isOverdue(row) ? 'overdue' : 'paid',
    paid_on: row.paid_on,
  }));
  const ahead = loans
    .planned(loan)
    .map((row): WireRow => ({ ...toWireRow(row), state: 'planned', paid_on: null }));
  return [...come, ...ahead];
}

const toWirePayment = ({
  id,
  kind,
  amount,
  state,
  at,
  parts,
}: LoanPayment): WireDetail['payments'][number] => ({
  id,
  kind,
  amount: wirePaise(amount),
  state,
  time: toIstIso(at),
  parts: z
    .parse(partsSchema, JSON.parse(parts))
    .map((part) => ({ code: part.code, amount: wirePaise(part.amount) })),
});

function actionsOf(loans: Loans, loan: StoredLoan): WireDetail['actions'] {
  const isRunning = loan.state === 'RUNNING';
  const canRelease = loans.releasable(loan).length > 0;
  return [
    ...(isRunning ? (['repay', 'pledge'] as const) : []),
    ...((isRunning || loan.state === 'SIGNED') && canRelease ? (['release'] as const) : []),
    ...(loans.repaying.cancellation(loan) ? (['cancel'] as const) : []),
  ];
}

/** What the cover of a loan comes to. */
function toWireCoverage(loans: Loans, loan: StoredLoan) {
  const { context } = loans;
  const isOver = loan.state === 'REPAID' || loan.state === 'CANCELLED';
  const cover = isOver ? [] : valuedCover(context, loan.client_id);
  const { value, afterHaircut } = coverOf(cover);
  const rules = rulesOf(loan);
  const { outstanding } = owedNow(context, loan);
  const owed: Paise = loan.state === 'SIGNED' ? fromPaise(loan.amount) : outstanding;
  return {
    power: toWire(powerOf(afterHaircut, rules)),
    value: toWire(value),
    value_after_haircut: toWire(afterHaircut),
    signed_value_after_haircut: wirePaise(loan.signed_value),
    warning_level: toWire(warningLevelOf(owed, rules)),
    call_level: toWire(callLevelOf(owed, rules)),
    priced_on: pricedOn(context),
    cover: cover.map((share) => toWireCover(share, share.listing)),
    sale_order: saleOrder(loan).filter((isin) => cover.some((share) => share.isin === isin)),
    can_release: isOver ? [] : loans.releasable(loan),
  };
}

/** A loan with everything that belongs to it. */
export function toWireLoanDetail(loans: Loans, loan: StoredLoan): WireDetail {
  const { context, repaying, table } = loans;
  const owed = owedNow(context, loan);
  const instalments = table.instalments(loan.id);
  const payments = table.payments(loan.id);
  const lastTaken = payments.find(({ kind }) => kind === 'instalment' || kind === 'repayment');
  const cancellation = repaying.cancellation(loan);
  return {
    ...toWireLoan(loans, loan),
    ...toWireCoverage(loans, loan),
    quote_id: loan.quote_id,
    quote_number: quoteNumber(loan.quote_id),
    account: toWireLoanAccount(loan),
    figures: toWireFigures(signedFigures(loans, loan)),
    interest: {
      accrued: toWire(owed.accrued),
      since: calendarDay(balanceOf(context, loan).since),
      overdue: toWire(owed.overdueInterest),
      late_charge: toWire(owed.lateCharge),
    },
    overdue: toWire(sumOf([owed.overdueInterest, owed.overduePrincipal])),
    schedule: toWireSchedule(loans, loan),
    payments: payments.map(toWirePayment),
    calls: table.calls(loan.id).map((call) => toWireCall(loans, loan, call)),
    cooling_off: cancellation && {
      until: toIstIso(cancellation.until - 1),
      amount: toWire(cancellation.amount),
    },
    paid_count: instalments.filter((row) => !isOverdue(row)).length,
    mandate_fails: lastTaken?.state === 'FAILED',
    actions: actionsOf(loans, loan),
  };
}
